#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The functions of libhunspell, looked up while the program runs: it is no part of a build, and
/// most machines do without.
struct HunspellLibrary: @unchecked Sendable {
  typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  typealias Destroy = @convention(c) (OpaquePointer) -> Void
  typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
  typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  typealias Suggest =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, UnsafePointer<CChar>) -> CInt
  typealias FreeList = @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, CInt) -> Void

  let create: Create
  let destroy: Destroy
  let spell: Spell
  let suggest: Suggest
  let freeList: FreeList

  private static let names = ["1.7", "1.8", "1.6"].flatMap { version in
    [
      "libhunspell-\(version).so.0", "/opt/homebrew/lib/libhunspell-\(version).dylib",
      "/usr/local/lib/libhunspell-\(version).dylib",
    ]
  }

  /// The library of this machine; nil where none is installed.
  static func load() -> HunspellLibrary? {
    for name in names {
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      if let library = HunspellLibrary(handle) { return library }
      dlclose(handle)
    }
    return nil
  }

  private init?(_ handle: UnsafeMutableRawPointer) {
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    guard let create = function("Hunspell_create", Create.self),
      let destroy = function("Hunspell_destroy", Destroy.self),
      let spell = function("Hunspell_spell", Spell.self),
      let suggest = function("Hunspell_suggest", Suggest.self),
      let freeList = function("Hunspell_free_list", FreeList.self)
    else { return nil }
    (self.create, self.destroy) = (create, destroy)
    (self.spell, self.suggest, self.freeList) = (spell, suggest, freeList)
  }
}
