/// Words for what an app observes.
extension ClaimWords {
  static let ofObserving = """
    thing/accuracy-change
    en Precise Location switch changes; Precise Location switch is changed; Precise Location switch is flipped;
      changes the Precise Location switch; changes only the Precise Location switch; flips the Precise Location switch;
      flips only the Precise Location switch; toggles the Precise Location switch; toggles Precise Location;
      flips Precise Location; changes Precise Location; changes the accuracy setting; changes only the accuracy;
      Precise Location switch alone changes; only Precise Location changes; only Precise Location is changed;
      toggling Precise Location; toggling the Precise Location switch; accuracy alone is changed; changes the accuracy
    ko 정확한 위치 스위치만 바뀌다; 정확한 위치 스위치가 바뀌다; 정확한 위치만 바뀌다; 정확한 위치가 바뀌다; 정밀도만 바뀌다; 정밀도가 바뀌다;
      정밀도 설정이 바뀌다; 정밀도 설정만 바뀌다; 정밀도 변경; Precise 스위치만 건드리다; Precise 스위치를 건드리다; Precise 스위치만 바꾸다;
      Precise 스위치를 바꾸다; Precise 스위치만 바뀌다; Precise 스위치가 바뀌다; 정확한 위치만 바꾸다; 정확한 위치 토글만 바꾸다; 정확한 위치 토글을 바꾸다;
      정확한 위치 스위치만 조작하다; 정확한 위치 스위치를 조작하다; 정확한 위치를 끄거나 켜다; 정확도만 조정하다; 정확도 설정만 바꾸다

    say/only-if-changed
    en only after the authorization has changed; only after the permission has changed; only after the status has changed;
      only after the authorization changes; only after the status changes; only after the permission changes;
      only after something has changed; only after a change; only after a real change; only after an actual change;
      until the status really changes; until the status has changed; until the authorization has changed;
      until the permission has changed; until something has changed; until there has been a change;
      until the user changes something; until someone changes something; until the user makes a choice;
      if the status is the same as before; if the status is the same; if the status is still the same;
      when the status is the same as before; when the status is the same; if the status stayed the same;
      unless the status is different; unless the status differs; only on later changes; waits until the user changes something;
      waits for a change; waits for the first change; waits for a real change; waits until something changes

    say/until-changed
    ko 사용자가 무언가를 바꾸기 전까지; 사용자가 무언가를 선택하기 전까지; 사용자가 뭔가 바꾸기 전까지; 사용자가 뭔가를 바꾸기 전까지; 사용자가 선택하기 전까지;
      사용자가 무언가를 변경하기 전까지; 상태가 바뀌기 전까지; 상태가 변하기 전까지; 상태가 변경되기 전까지; 상태가 달라지기 전까지;
      권한 상태가 바뀌기 전까지; 권한 상태가 변하기 전까지; 권한 상태가 변경되기 전까지; 무언가 바뀌기 전까지; 무언가 바뀌어야; 무언가가 바뀌어야;
      상태가 실제로 바뀌어야; 권한이 한 번은 바뀌어야; 아직 바뀐 것이 없기 때문에; 아직 변한 것이 없어; 아직 아무것도 바뀌지 않았기 때문에;
      처음으로 권한이 바뀔 때까지; 권한이 바뀔 때까지; 상태가 바뀔 때까지; 사용자가 무언가를 바꿀 때까지; 사용자가 무언가 바꿀 때까지

    noun/delegate; say/callback-sent
    en delegate callback is sent; authorization callback is sent; delegate callback is delivered;
      authorization callback is delivered; delegate callbacks are sent; delegate message is sent

    thing/fresh-manager
    ko 새로 만든 매니저; 새로 생성한 매니저; 갓 만든 매니저; 막 만든 매니저; 방금 만든 매니저; 새로 만든 위치 관리자; 새로 만든 위치 매니저; 새로 생성된 매니저;
      방금 생성한 매니저; 갓 생성한 매니저; 새 매니저; 새 위치 매니저; 새 위치 관리자; 새로 만든 CLLocationManager; 새 CLLocationManager; 새로 만든 관리자
    en new CLLocationManager; newly created CLLocationManager; freshly created CLLocationManager

    prompt/any; say/app-asks
    ko 앱이 직접 알림을 띄우다; 앱이 직접 권한 알림을 띄우다; 앱이 직접 위치 권한 알림을 띄우다; 앱이 직접 프롬프트를 띄우다; 앱에서 직접 알림을 띄우다;
      앱에서 직접 프롬프트를 띄우다

    say/to-one-manager
    en only the most recently created CLLocationManager gets; only the most recently created manager gets;
      only the first manager gets; only the last manager gets; only the newest manager gets; only the latest manager gets;
      only the manager that was created first; only the manager that was created last; only the manager created first;
      only the manager created last; only the most recent manager; only the oldest manager; only the newest manager;
      only the latest manager; only the first location manager; only the newest location manager;
      only the last location manager; only the most recent location manager; only the most recently created manager;
      only the most recently created CLLocationManager; only the first CLLocationManager; only the most recent CLLocationManager;
      just the first manager; just the most recent manager; just the newest manager; only one of the managers;
      only the one created first; only the one created last; only the one that was created last;
      only the one that was created first; only the manager made last; only the manager made first;
      to the most recently created manager only; to the first manager only
    ko 맨 처음 만든 매니저에만; 맨 처음 만든 매니저의 델리게이트에만; 처음 만든 매니저에만; 처음 만든 매니저의 델리게이트에만;
      가장 먼저 만든 매니저에만; 가장 먼저 만든 매니저의 델리게이트에만; 가장 최근에 만든 매니저에만; 가장 최근에 만든 매니저의 델리게이트에만;
      마지막에 만든 매니저에만; 마지막에 만든 매니저의 델리게이트에만; 마지막으로 만든 매니저에만; 마지막으로 만든 매니저의 델리게이트에만;
      나중에 만든 매니저에만; 나중에 만든 매니저의 델리게이트에만; 첫 번째 매니저에만; 첫 번째 매니저의 델리게이트에만; 첫 매니저에만; 첫 매니저의 델리게이트에만;
      최근에 만든 매니저에만; 최근에 만든 매니저의 델리게이트에만; 최근 매니저에만; 마지막 매니저에만; 그중 하나에만; 그중 한 매니저에만; 매니저 하나에만; 한 매니저에만;
      한 매니저의 델리게이트에만; 하나의 델리게이트에만; 한 델리게이트에만

    say/widget-shows; thing/widget
    en widgets show; widget displays; widgets display; widget puts up; widget can put up;
      widget may put up; widgets may put up; widgets can put up; widgets put up; widget presents;
      widget brings up; widget can bring up; widgets can bring up; widget raises;
      widget triggers; widget can trigger; widgets can trigger; widgets trigger

    say/widget-asks
    en makes iOS ask the person for location on behalf of the widget; widget asks the user;
      widget asks the person; widget can ask the user; widgets can ask the user; widget may ask the user;
      widgets ask the user; widget prompts the user; widgets prompt the user; widget itself asks; widget itself prompts
    ko 위젯이 직접 묻다; 위젯이 직접 물어보다; 위젯이 스스로 묻다; 위젯이 직접 요청하다; 위젯이 직접 권한을 요청하다; 위젯이 권한을 직접 요청하다;
      위젯이 스스로 권한을 요청하다; 위젯이 직접 허락을 받다; 위젯이 직접 권한을 묻다

    noun/false; verb/report
    en returns false; return false; returning false; reads false; reports false; gives false; yields false; evaluates to false;
      comes back false; comes back as false; answers false; answers no
    ko false를 반환하다; false를 돌려주다; false를 리턴하다; false를 내놓다; false가 반환되다; false가 나오다

    noun/false; verb/become
    en becomes false; turns false; goes false; switches to false; flips to false; drops to false
    ko false가 되다; false로 바뀌다; 거짓이 되다; 거짓으로 바뀌다

    noun/true; verb/report
    en returns true; return true; returning true; reads true; reports true; gives true; yields true; evaluates to true;
      comes back true; comes back as true; answers true
    ko true를 반환하다; true를 돌려주다; true를 리턴하다; true를 내놓다; true가 반환되다; true가 나오다

    noun/true; verb/become
    en becomes true; turns true; goes true; switches to true; flips to true
    ko true가 되다; true로 바뀌다; 참이 되다; 참으로 바뀌다; 참으로 설정되다

    thing/strong
    en keeps the manager's delegate alive; keeps your delegate alive
    ko 강한 참조로 유지되다; 강한 참조로 보관되다; 강하게 유지되다; 강하게 참조되다

    event/settings:globalOff
    ko 기기의 위치 서비스를 끄다; 기기 전체의 위치 서비스를 끄다; 위치 서비스를 기기 전체에서 끄다; 기기의 위치 서비스를 모두 끄다;
      기기에서 위치 서비스를 끄다; 기기의 위치 서비스가 꺼지다; 시스템의 위치 서비스를 끄다

    api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
    en =didUpdateLocations
    ko =didUpdateLocations
    code didUpdateLocations

    say/users-choice; event/answer:any
    en the user's answer to the prompt; the user's answer to the alert; user's answer to the prompt; the user's choice in the prompt;
      the result of the prompt; outcome of the prompt; the outcome of the prompt; the user's decision; user's decision;
      the choice the user made; what the user chose; what the user answered; the user's permission choice; result of the permission prompt
    ko 권한 선택 결과; 사용자의 권한 선택 결과; 권한 선택의 결과; 사용자의 선택 결과; 사용자가 고른 결과; 사용자의 권한 선택; 사용자의 결정; 권한 요청 결과;
      권한 요청의 결과; 알림에 대한 사용자의 답; 사용자의 답; 프롬프트의 결과; 알림의 결과

    say/reliable
    en can be trusted; can be relied on; is reliable; is meaningful; is always valid; can be relied upon; says all you need; is enough;
      tells the truth; is trustworthy; is sufficient; may be trusted; can safely be read; can be interpreted
    ko 믿을 수 있다; 신뢰할 수 있다; 의미가 있다; 유효하다; 믿어도 되다; 신뢰해도 되다; 그대로 믿다; 판단할 수 있다; 판단해도 되다; 해석할 수 있다

    say/whatever-status; how/itself
    en whatever the status; regardless of the status; independently of the status; independent of the status;
      without looking at the status; without checking the status; irrespective of the status; no matter what the status is;
      without regard to the status; apart from the status; without the authorization status
    ko 상태와 관계없이; 상태와 상관없이; 상태와 무관하게; 상태를 보지 않고; 상태를 확인하지 않고; 권한 상태와 관계없이; 권한 상태와 상관없이; 권한 상태와 무관하게;
      권한 상태를 보지 않고; 권한 상태를 확인하지 않고; 단독으로; 그것만으로; 이것만으로; 이 값만으로; 그 값만으로

    say/always-true; noun/true
    en is always true; stays true at all times; is true at any time; always returns true; is true at all times; is permanently true;
      true at any moment; true around the clock; always reads true; is true all day
    ko 항상 true; 언제나 true; 늘 true; 항상 참; 언제나 참; 늘 참; 언제 읽든 true; 언제 읽어도 true; 항상 true를 반환하다; 늘 true를 반환하다; 언제나 true를 반환하다;
      시간과 상관없이 true; 시간에 관계없이 true; 계속 true

    say/around-the-clock
    en for the rest of the day; the rest of the day; for the whole day; the whole day; until the next day; until midnight;
      for an entire day; throughout the day; no matter when it was last seen
    ko 그날 내내; 그날 하루; 자정까지; 다음 날까지; 온종일; 언제 보였는지와 상관없이; 화면에 언제 보였는지와 상관없이

    thing/own-right
    en authorization of their own; an authorization of their own; permission of their own; their own location permission;
      its own location permission; its own location authorization; a permission separate from; an authorization separate from
    ko 별개의 권한; 별도의 권한; 독립적인 권한; 독립된 권한; 자체 권한; 자기만의 권한; 고유한 권한; 따로 권한

    say/different-statuses
    en may report different statuses; can report different statuses; may have different statuses; can have different statuses;
      report different statuses; different authorization statuses
    ko 상태가 다를 수 있다; 권한 상태가 다를 수 있다; 서로 다른 상태를 가질 수 있다; 서로 다른 상태를 보고할 수 있다; 서로 다른 권한 상태

    say/unchanged-choice
    en choice that leaves the status unchanged; choice that does not change the status; choice that doesn't change the status;
      answer that leaves the status unchanged; answer that does not change the status; answer that doesn't change the status;
      choice that changes nothing; answer that changes nothing; choice that keeps the status; answer that keeps the status
    ko 상태를 바꾸지 않는 선택; 상태가 바뀌지 않는 선택; 상태가 그대로인 선택; 상태를 바꾸지 않는 답; 상태가 바뀌지 않는 답; 선택으로 상태가 바뀌지 않더라도

    asked/always-refused; say/spent-upgrade
    en whose upgrade was turned down; whose upgrade was refused; whose upgrade was rejected; upgrade was turned down before
    ko 업그레이드를 거절한 뒤; 업그레이드를 거절한 후; 업그레이드가 거절된 뒤

    say/refusal-only
    ko 이 앱을 거부한 경우에만; 앱을 거부한 경우에만; 이 앱을 거부했을 때만; 앱을 거부했을 때만; 사용자가 이 앱을 거부한 경우에만; 사용자가 앱을 거부한 경우에만;
      사용자가 이 앱을 거부했을 때만; 사용자가 앱을 거부했을 때만
    en only if the person refused; only when the person refused; only after the person refused; only ever means that the user refused;
      only ever means the user refused

    thing/restrictions; thing/profile
    en MDM profile; configuration profile; management profile; device-management profile; a profile of the organization
    ko 프로파일; 구성 프로파일; 조직의 프로파일; MDM 프로파일; 기기 관리 프로파일; 콘텐츠 및 개인정보 보호 제한

    thing/same-raw
    en same number as; shares its raw value with
    ko 원시값이 같다; 원시 값이 같다; 같은 원시값이다; raw 값이 같다; rawValue가 같다
    """
}
