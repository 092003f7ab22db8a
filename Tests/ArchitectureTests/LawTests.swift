import Foundation
import Testing

@Suite struct LawTests {
  /// Outside libraries and the targets that may import them: one that is shipped, each.
  private static let importers: [String: Set<String>] = [
    "ArgumentParser": ["LockbCommandLine", "lockb-dev"],
    "CBuild": ["lockb"],
    "CCmarkGFM": ["LockbMarkdown"],
    "GRDB": ["LockbIndex"],
    "GRDBSQLite": ["LockbIndex"],
    "FlyingSocks": ["LockbCommandLine"],
    "Mustache": ["LockbSite"],
    "SwiftDiagnostics": ["LockbSamples"],
    "SwiftParser": ["LockbSamples"],
    "SwiftParserDiagnostics": ["LockbSamples"],
    "SwiftSyntax": ["LockbSamples"],
    "TOMLKit": ["LockbMarkdown"],
    "Yams": ["LockbMarkdown"],
  ]
  /// What comes with every Swift toolchain or operating system. Foundation makes a process start
  /// slower, so only what the standard library lacks is taken from it: NFC, decoding JSON, and
  /// property lists.
  private static let system: Set<String> = ["Dispatch", "Synchronization"]
  /// The names of the C library, which `LockbSystem` hides.
  private static let cLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// Files of the edge that need its types: property lists, and the bodies of the server's answers.
  private static let foundationFiles: Set<String> = [
    "Sources/LockbCommandLine/Commands/Plist/PropertyList.swift",
    "Sources/LockbCommandLine/Commands/Site/PreviewServer.swift",
  ]

  @Test func importsEachOutsideLibraryInOneTarget() {
    let own = Set(SourceTree.sources.map(\.target))
    for file in SourceTree.sources where file.target != "lockb-dev" {
      for (module, access) in file.imports where !own.contains(module) {
        let isAllowed =
          Self.system.contains(module)
          || (Self.cLibraries.contains(module) && file.target == "LockbSystem")
          || (module == "Foundation" && ["LockbText", "LockbMarkdown"].contains(file.target))
          || (module == "Foundation"
            && Self.foundationFiles.contains(file.path))
          || Self.importers[module]?.contains(file.target) == true
        #expect(isAllowed, "\(file.path) imports \(module)")
        #expect(
          !access.hasSuffix("public") || file.target == "LockbSystem",
          "\(file.path) shows \(module) to its clients")
      }
    }
  }

  /// The targets that may know a framework.
  private static let frameworkTargets: Set<String> = ["CoreLocationPack", "lockb", "lockb-dev"]

  private static let frameworkWords = [
    #"\bCL[A-Z][a-z]"#, #"\bkCL[A-Z]"#, "NSLocation", "Core ?Location", "CoreLocation",
    #"(?i)\bauthoris|\bauthoriz"#, "(?i)location (services?|manager|updates?)", "(?i)when ?in ?use",
    "(?<!스)위치", "(?i)geofence|gps",
  ]

  @Test func namesNoFrameworkInTheEngine() throws {
    let pattern = try NSRegularExpression(pattern: Self.frameworkWords.joined(separator: "|"))
    for file in SourceTree.sources where !Self.frameworkTargets.contains(file.target) {
      let places = file.places { line in
        if line.contains("import CoreLocationPack") { return true }
        return pattern.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
      }
      #expect(places.isEmpty, "a framework's word stands in \(places.joined(separator: ", "))")
    }
  }

  /// The files that may touch the world: the edge and the disk.
  private static func isEdge(_ file: SourceTree.File) -> Bool {
    ["LockbSystem", "LockbCommandLine", "lockb", "lockb-dev"].contains(file.target)
      || file.path == "Sources/LockbBase/DiskFileSystem.swift"
  }

  /// The files of other targets that may call the C library: for the system's words, the file of
  /// the knowledge base, and a logarithm.
  private static let callersOfTheSystem: Set<String> = [
    "Sources/LockbBase/FileError.swift", "Sources/LockbIndex/Store/FileHeader.swift",
    "Sources/LockbIndex/Writer/ReplacementFile.swift",
    "Sources/LockbIndex/Ranking/Logarithm.swift",
  ]

  @Test func callsTheSystemAtTheEdge() {
    for file in SourceTree.sources where !Self.isEdge(file) {
      let callsTheSystem = file.imports.contains { $0.module == "LockbSystem" }
      #expect(callsTheSystem == Self.callersOfTheSystem.contains(file.path), "\(file.path)")
    }
  }

  private static let worldlyWords = [
    "Date()", "Date.now", "ProcessInfo", "FileManager", "getenv(", "setlocale(", "clock_gettime",
    "gettimeofday", "time(nil)", "ContinuousClock", "SuspendingClock", "URLSession", "Bundle.main",
    ".random(", "SystemRandomNumberGenerator", "shuffled()", "CommandLine.arguments", "exit(",
    "Locale.current", "TimeZone.current", "hashValue",
  ]

  @Test func keepsClockEnvironmentAndChanceAtTheEdge() {
    for file in SourceTree.sources where !Self.isEdge(file) {
      let places = file.places { line in
        Self.worldlyWords.contains { line.contains($0) }
      }
      #expect(places.isEmpty, "the world is asked in \(places.joined(separator: ", "))")
    }
  }

  @Test func usesTheToyPackInTestsOfTheEngine() {
    let frameworkTests: Set<String> = [
      "CoreLocationPackTests", "LockbCommandLineTests", "Fuzz",
    ]
    for file in SourceTree.tests where !frameworkTests.contains(file.target) {
      let imports = file.imports.map(\.module)
      #expect(!imports.contains("CoreLocationPack"), "\(file.path) imports the pack")
    }
  }
}
