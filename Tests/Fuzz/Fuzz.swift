internal import LockbSystem

/// The target that the environment names, for the fuzzer and for `Tests/Fuzz/run`.
private let target: FuzzTarget = {
  let name = getenv("LOCKB_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("LOCKB_FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
