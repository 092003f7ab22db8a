/// How rows that tell a course name its steps, and the states in which it begins.
extension ClaimWords {
  static let ofCellSteps = """
    event/reinstall
    cell 새로 설치; 신규 설치; 첫 설치; 최초 설치; 설치 직후; 앱 설치; 앱을 새로 설치; 막 설치; 갓 설치; 방금 설치; 설치하고 바로;
      new install; clean install; first install; just installed; newly installed; freshly installed; fresh installation; after installing; right after installing

    grant/none
    cell 첫 실행; 최초 실행; 처음 실행; 설치 후 첫 실행; 아직 안 물어봄; 아직 안 물음; 묻기 전; 아무것도 안 물음; 미요청; 요청 전; 아직 요청 안 함;
      first launch; first start; first run; very first launch; never asked; not asked yet; nothing asked yet; nothing decided; not asked

    event/terminate
    cell 앱 종료; 앱 종료됨; 앱을 종료; 앱이 종료됨; 앱 꺼짐; 앱이 꺼짐; 프로세스 종료; app terminated; app is killed; app killed; terminated by the system; process ends; app quits; app exits

    event/terminate:byUser
    cell 강제 종료; 앱 강제 종료; 앱을 강제 종료; 스와이프로 종료; 앱 스위처에서 종료; 사용자가 종료; 앱을 밀어서 종료; quit the app; kill the app; force-quit; force-quit the app; force quit; force quit the app; swipe the app away;
      swipe it away; swiped away; app swiped away; close the app

    event/relaunch:byUser
    cell 앱 다시 실행; 앱을 다시 실행; 앱 재실행; 앱을 재실행; 다시 켬; 앱을 다시 켬; 다시 열기; 다시 엶; 앱 다시 엶; 앱을 다시 엶; reopen; reopen the app; open it again; open the app again;
      launch again; launch it again; launch the app again; relaunch the app; start it again; start the app again; relaunched; reopened; next launch; come back

    event/noLongerInUse
    cell 앱을 그만 씀; 그만 씀; 사용 끝; 앱 사용 끝; 앱 사용 종료; 사용 종료; 더는 안 씀; 앱을 떠남; 앱을 나감; 앱에서 나감; leave the app; stop using it; stop using the app; put it away; put the app away; done using it; use ends

    event/leaveForeground
    cell 백그라운드로; 백그라운드 전환; 백그라운드로 전환; 백그라운드 진입; 홈으로; 홈으로 나감; 홈 버튼; 홈 화면으로; go to the background; background the app; go home; press Home; home screen; move to the background

    event/enterForeground
    cell 포그라운드로; 포그라운드 전환; 포그라운드 복귀; 다시 포그라운드; 다시 앞으로; come to the foreground; return to the foreground; back to the foreground; foreground again

    event/request:any
    cell 다시 요청; 또 요청; 재요청; 요청 다시; 다시 호출; 또 호출; 다시 권한 요청; 권한 다시 요청; 앱에서 다시 요청; 다시 물음; 한 번 더 요청; 같은 요청 다시; request again; ask again; call again; call it again; request once more;
      ask once more; another request; same request again; request it again; ask for it again; app asks again

    label/Don’t Allow
    phrase 거부; 거절; 거부함; 거절함; denied; deny; refused; declined; decline; refuse
    cell 거부 선택; 거절 선택; 허용 안 함 선택; 허용 안 함 탭; Don’t Allow tapped; tap Don’t Allow; choose Don’t Allow; user refuses; user declines

    label/Keep Only While Using
    cell 유지 선택; 그대로 유지; 그대로 두기; 유지 탭; 사용 중 유지; 사용하는 동안 유지; keep it; Keep tapped; choose Keep; tap Keep; keeps While Using; keep While Using; Keep Only

    label/Change to Always Allow
    cell 변경 선택; 항상으로 변경; 항상 허용 선택; 변경 탭; choose Change; tap Change; Change tapped; changes to Always; change to Always; Change to Always

    event/requestAlways
    code requestAlways

    event/requestWhenInUse
    code requestWhenInUse
    """
}
