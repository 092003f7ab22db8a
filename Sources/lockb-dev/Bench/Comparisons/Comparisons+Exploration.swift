internal import LockbBase

extension Comparisons {
  /// The core of the reference machine and the model that was written by hand for SPIN, on the
  /// newest iOS.
  func explore() throws -> Comparison {
    let source = "Tests/Oracle/authorization.pml"
    let files = DiskFileSystem()
    let isThere = (try? files.read(source)) != nil
    let isInstalled = isThere && ChildProcess.exists("spin") && ChildProcess.exists("cc")
    var comparison = Comparison(
      task: Localized(en: "Explore the core of the machine", ko: "기계의 핵심 탐색하기"),
      method: Localized(
        en:
          "Every step of every reachable state on iOS 18, printed by both. SPIN explores a model that was written by hand; making its program is measured apart.",
        ko:
          "iOS 18에서 닿을 수 있는 모든 상태의 모든 단계를 둘 다 출력합니다. SPIN은 손으로 쓴 모델을 탐색하며, 그 프로그램을 만드는 시간은 따로 잽니다."
      ),
      ours: Contestant("lockb-dev oracle"),
      others: [
        Contestant("SPIN: pan", isInstalled: isInstalled),
        Contestant(
          Localized(en: "SPIN: spin and cc before it", ko: "SPIN: 그에 앞선 spin과 cc"),
          isInstalled: isInstalled),
      ])
    if isInstalled { try workshop.write(try files.read(source), to: "authorization.pml") }
    let make =
      "cd '\(workshop.folder)' && spin -a -DPLATFORM=IOS -DERA=I18 authorization.pml && "
      + "cc -O2 -w -DI8=0 -DI11=1 -DI13A=2 -DI13B=3 -DI17=4 -DI18=5 -DNOREDUCE -DSAFETY "
      + "-DPLATFORM=IOS -DERA=I18 -o pan pan.c"
    for _ in 0..<rounds {
      comparison.ours.run {
        ChildProcess.run(development, ["oracle", "--platform", "iOS", "--at", "18"])
      }
      comparison.others[1].run { ChildProcess.run("sh", ["-c", make]) }
      comparison.others[0].run { ChildProcess.run(workshop.path("pan"), ["-m1000000"]) }
    }
    return comparison
  }
}
