extension ClaimWords {
  /// What columns ask with yes and no of statuses and of platforms.
  static let ofCellQuestions = """
    asks/positions
    title Location available; Gets location; App gets location; Can get location; Can the app get location; Location delivered; Receives location;
      App receives location; Can receive location; Access to location; Location access; App has access to location; Can use location; May use location; Can the app use location;
      App can use location; Location usable; Positions delivered; Gets positions; Data delivered; Location data available; Can read the location; Are locations delivered;
      위치를 받을 수 있나; 위치 수신 가능; 위치를 받는가; 위치 사용 가능; 위치 접근 가능; 위치 접근; 위치를 쓸 수 있나; 위치를 사용할 수 있나; 위치 정보를 쓸 수 있나; 위치가 오나; 위치가 전달되나;
      앱이 위치를 받을 수 있나; 앱이 위치를 쓸 수 있나; 앱이 위치를 받는가; 위치 정보 접근; 위치 정보 사용 가능; 위치 데이터를 받나; 위치를 읽을 수 있나

    event/settings:preciseOff
    title Precise: Off; Precise Location: Off; Precise Off; Precise = Off; Precise switch off; Precise (off); Precise Location (off); Precise toggle off; Precise disabled; Precise Location disabled;
      정확한 위치: 끔; 정확한 위치 (끔); 정확한 위치 = 끔; 정확한 위치를 끔; 정확한 위치를 껐을 때; 정확한 위치 껐을 때; 정확한 위치 OFF; 정확한 위치 off; 정확한 위치: OFF

    event/settings:preciseOn
    title Precise: On; Precise Location: On; Precise On; Precise = On; Precise switch on; Precise (on); Precise Location (on); Precise toggle on; Precise enabled; Precise Location enabled;
      정확한 위치: 켬; 정확한 위치 (켬); 정확한 위치 = 켬; 정확한 위치를 켬; 정확한 위치를 켰을 때; 정확한 위치 켰을 때; 정확한 위치 ON; 정확한 위치 on; 정확한 위치: ON

    verb/turn-off
    title Off; Switched off; Turned off; When off; 끔; 껐을 때; 꺼짐; 꺼진 상태; OFF; 끈 상태

    verb/turn-on
    title On; Switched on; Turned on; When on; 켬; 켰을 때; 켜짐; 켜진 상태; ON; 켠 상태

    asks/again
    title 나중에 같은 알림이 또 뜰 수 있나; 나중에 또 뜰 수 있나; 같은 알림이 또 뜰 수 있나; 같은 알림이 다시 뜰 수 있나; 나중에 다시 뜰 수 있나; 다시 뜰 수 있나; 또 뜰 수 있나; 알림이 다시 뜰 수 있나; 나중에 같은 창이 또 뜨나;
      Can the same prompt come back; Can the prompt come back; Can it come back later; Same prompt again later; Can the alert appear again; Can the prompt appear again

    api/CLServiceSession.AuthorizationRequirement.none; session/service:none
    cell .none

    asks/user-change
    title Can the user change it; User can change it; Can the user flip it; Can the user change it in Settings; User can change it in Settings; Changeable in Settings;
      Can be changed in Settings; Changeable by the user; Can the person change it; Can users change it; User-changeable; Can the user undo it; Can the user revert it;
      Can the user change it later; User can change it later; Can it be changed in Settings; Can the user switch it;
      사용자가 바꿀 수 있나; 사용자가 설정에서 바꿀 수 있나; 사용자가 설정 앱에서 바꿀 수 있나; 설정에서 바꿀 수 있나; 설정 앱에서 바꿀 수 있나; 사용자 변경 가능; 설정에서 변경 가능; 설정 앱에서 변경 가능;
      사용자가 변경할 수 있나; 설정 앱에서 변경할 수 있나; 나중에 사용자가 바꿀 수 있나; 사용자가 되돌릴 수 있나; 사용자가 직접 바꿀 수 있나

    verb/launch
    title 종료된 앱을 시스템이 실행해 주는가; 종료된 앱을 시스템이 실행; 종료된 앱을 시스템이 다시 실행; 시스템이 종료된 앱을 실행하는가; 시스템이 종료된 앱을 다시 실행하는가; 종료된 앱을 시스템이 실행하는가;
      종료된 앱을 실행해 주는가; 종료된 앱을 다시 실행해 주는가; 종료된 앱을 깨워 주는가; 시스템이 종료된 앱을 깨우는가; 종료된 앱을 시스템이 깨우는가; 시스템이 앱을 실행해 주는가; 시스템이 앱을 깨워 주는가;
      System launches a terminated app; System relaunches a terminated app; System starts a terminated app; System wakes a terminated app; Terminated app launched; Terminated app is launched by the system;
      Terminated app relaunched; Terminated app started; Does the system relaunch a terminated app; Does the system launch the app; Does the system relaunch the app; Launched when terminated; Relaunched when terminated
    """
}
