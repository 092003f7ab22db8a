/// Words of `ClaimProperties.misconceptions`.
extension ClaimWords {
  static let ofMisconceptions = """
    say/crashes
    en app will crash; app crashes; app would crash; app is going to crash; app will just crash;
      app will simply crash; app crashes at runtime; app crashes immediately; app will be killed;
      app is killed; app will be terminated; app gets terminated; app will immediately crash;
      iOS kills the app; iOS kills your app; iOS terminates the app; iOS terminates your app;
      system kills the app; system terminates the app; your app will crash; your app crashes;
      your app would crash; it will crash; results in a crash; leads to a crash;
      you get a crash; you'll get a crash

    say/only-on-screen
    en only while it's on screen; only while it is on screen; only while the app is on screen;
      only when the app is on screen; only when it is on screen; only when it's on screen
    ko 앱이 화면에 보일 때만; 화면에 보일 때만; 앱이 화면에 떠 있는 동안만; 화면에 떠 있는 동안만;
      앱이 화면에 떠 있을 때만; 화면에 떠 있을 때만; 앱이 화면에 있는 동안만
    """
}
