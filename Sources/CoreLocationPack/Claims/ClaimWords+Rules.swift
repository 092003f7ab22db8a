/// Words that only `ClaimProperties.rules` speaks of: how often, how long, and who decides.
extension ClaimWords {
  static let rules = """
    say/four-an-hour
    en four times an hour; four times per hour; four times every hour; four recalculations per hour; four newly computed positions an hour; four recalculated positions per hour; four positions an hour; four positions per hour;
      four times in an hour; every quarter of an hour; once every quarter of an hour
    ko 한 시간에 네 번; 시간당 네 번; 한 시간에 네 차례; 시간당 네 차례; 한 시간에 약 네 번; 한 시간에 대략 네 번

    say/other-an-hour
    en once an hour; once per hour; once every hour; twice an hour; twice per hour; twice every hour; two times an hour; two times per hour; two times every hour; three times an hour; three times per hour; three times every hour; five times an hour; five times per hour; five times every hour; six times an hour; six times per hour; six times every hour; ten times an hour; ten times per hour; ten times every hour; twelve times an hour; twelve times per hour; twelve times every hour; twenty times an hour; twenty times per hour; twenty times every hour; thirty times an hour; thirty times per hour; thirty times every hour; sixty times an hour; sixty times per hour; sixty times every hour; a dozen times an hour; a dozen times per hour; a dozen times every hour
    ko 한 시간에 한 번; 한 시간에 두 번; 한 시간에 세 번; 한 시간에 다섯 번; 한 시간에 여섯 번; 한 시간에 열 번; 한 시간에 열두 번; 한 시간에 스무 번; 한 시간에 서른 번; 한 시간에 예순 번; 시간당 한 번; 시간당 두 번; 시간당 세 번; 시간당 다섯 번; 시간당 여섯 번; 시간당 열 번; 시간당 열두 번; 시간당 스무 번; 시간당 서른 번; 시간당 예순 번

    say/user-decides
    en user's decision; user who decides; up to the user; in the user's hands; user's call; decision of the user; user, not the app, who decides
    ko 정하는 것은 사용자이다; 결정하는 것은 사용자이다; 사용자의 몫이다; 사용자의 몫; 결정은 사용자가 하다; 고르는 것은 사용자이다; 사용자의 결정이다

    say/app-decides
    en app's decision; app who decides; app that decides; up to the app; developer's decision; up to the developer; decided by the app; app's call; up to your app
    ko 정하는 것은 앱이다; 결정하는 것은 앱이다; 앱의 몫이다; 결정은 앱이 하다; 개발자의 몫이다; 앱의 결정이다; 결정하는 것은 개발자이다

    say/exact-times
    en times are exact; times remain exact; times are still exact; times stay exact; times are precise; times remain precise
    ko 시각은 정확하다; 시각이 정확하다; 시각은 정확히; 시각은 그대로 정확하다; 시각은 여전히 정확하다; 시각만 정확하다; 시각은 정확히 알다

    say/coarse-times
    en times become coarse; times are coarse; times are only approximate; times are approximate; times are inexact; times become inexact; times are rounded; times of visits become coarse; times become approximate
    ko 시각은 부정확하다; 시각도 부정확하다; 시각은 대략적이다; 시각도 대략적이다; 시각도 뭉뚱그려지다; 시각은 뭉뚱그려지다; 시각도 거칠다; 시각이 흐려지다; 시각도 흐려지다; 시각은 흐려지다; 시각까지 흐려지다; 시각도 거칠어지다;
      시각까지 대략적이다

    say/exact-places
    en places stay exact; places remain exact; place stays exact; places are exact; place remains exact; places stay precise; place is exact; places remain precise
    ko 장소는 정확하다; 장소도 정확하다; 장소가 정확하다; 장소까지 정확하다; 장소는 여전히 정확하다; 장소는 그대로 정확하다

    say/coarse-places
    en places become coarse; place becomes coarse; places are coarse; place is coarse; places have become coarse
    ko 장소는 부정확하다; 장소는 대략적이다; 장소는 뭉뚱그려지다; 장소는 거칠다; 장소는 흐려지다; 장소가 흐려지다; 장소만 흐려지다; 장소는 거칠게; 장소만 대략적이다; 장소는 거칠어지다

    say/affected
    en affected by; suffers from; suffer from
    ko 영향을 받다; 영향받다

    say/only-delegate
    en only needs a delegate; only need a delegate; only need to set a delegate; only needs to set a delegate; setting a delegate is enough; setting a delegate is all; just a delegate; only a delegate; no more than a delegate; merely sets a delegate;
      only sets a delegate; just assign a delegate; just set a delegate; giving the manager a delegate is all; enough to set a delegate; once you set a delegate; set a delegate is all; nothing but a delegate; just needs a delegate; just need to set a delegate
    ko 델리게이트만 지정하면 되다; 델리게이트만 설정하면 되다; 델리게이트만 붙이면 되다; 델리게이트만 붙여 두면 되다; 델리게이트만 지정해 두면 되다; 델리게이트만 연결하면 되다; 델리게이트만 있으면 되다; 델리게이트만 달면 되다; 델리게이트만 설정해 두면 되다

    say/at-most-every
    en no more often than every; never more often than every; not more often than every; at most once every; no more than once every; no more frequently than every; not more frequently than every; at most every; no more often than about every; more often than about every;
      more often than every; never more than once every; no more often than; at most one update every
    ko 자주 오지 않다; 자주 오지는 않다; 자주 보내지 않다; 자주 보내지도 않다; 자주 오지도 않다; 한 번을 넘지 않다; 자주 나오지 않다; 한 번보다 잦지는 않다; 한 번보다 잦지 않다; 한 번을 넘지 않게; 자주 전달되지 않다

    say/layer
    en layer; be layered; layered; coexist; be stacked; stack up
    ko 겹치다; 겹쳐 쓰다; 겹쳐 가지다; 겹쳐 두다; 겹쳐 만들다; 동시에 들고 있다; 동시에 여러 개 가지다; 여러 개를 겹쳐 가지다; 여러 개 들고 있다

    say/forget
    en forgets; forget; forgotten; has forgotten; are forgotten; is forgotten
    ko 잊다; 잊어버리다; 잊히다; 잊어 버리다

    say/drops-always
    en drops Always; drops its support for Always; drops support for Always; drops the app's support for Always; no longer supports Always; dropping Always; drops the Always level; without support for Always; gives up Always
    ko 항상 허용 지원을 빼다; Always 지원을 빼다; Always 지원이 빠지다; 항상 허용 지원이 빠지다; Always 선언을 빼다; 항상 허용 지원을 없애다; Always 지원을 없애다; 항상 허용을 빼다; 항상 허용 지원을 그만두다; 항상 허용 선언을 빼다; 항상 허용 지원을 중단하다

    say/undeclared
    en declares neither; neither level; no longer declares; does not declare

    accuracy/full
    en accuracy is already full; already has full accuracy; accuracy is full; already have full accuracy
    ko 이미 전체 정확도; 정확한 위치가 이미 켜져 있다

    thing/already-right
    en permission is already there; right is already there; permission is there already; authorization is already there; already has the authorization; has been granted already; authorization in place already; already has the permission
    ko 권한이 이미 있다; 권한을 이미 받다; 권한이 벌써 있다; 필요한 권한이 이미 있다; 이미 권한이 있다

    api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    code didFailWithError

    event/terminate:byUser
    ko 앱 전환기에서 밀어 올려 끝내다; 앱 전환기에서 밀어 끄다; 앱 전환기에서 밀어 올려 종료하다; 사용자가 앱을 직접 종료하다; 사용자가 직접 종료하다
    """
}
