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
  private static let system: Set<String> = [
    "Darwin", "Dispatch", "Glibc", "Musl", "Synchronization",
  ]

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
          || (module == "Foundation" && ["LockbText", "LockbMarkdown"].contains(file.target))
          || (module == "Foundation"
            && Self.foundationFiles.contains(file.path))
          || Self.importers[module]?.contains(file.target) == true
        #expect(isAllowed, "\(file.path) imports \(module)")
        #expect(access != "public", "\(file.path) shows \(module) to its clients")
      }
    }
  }

  /// The targets that may know a framework.
  private static let frameworkTargets: Set<String> = ["CoreLocationPack", "lockb", "lockb-dev"]

  private static let frameworkWords = [
    #"\bCL[A-Z][a-z]"#, #"\bkCL[A-Z]"#, "NSLocation", "Core ?Location", "CoreLocation",
    #"(?i)\bauthoris|\bauthoriz"#, "(?i)location (services?|manager|updates?)", "(?i)when ?in ?use",
    "위치", "(?i)geofence|gps",
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

  /// The files that may touch the world: the edge, the disk, and the file of the knowledge base.
  private static func isEdge(_ file: SourceTree.File) -> Bool {
    ["LockbCommandLine", "lockb", "lockb-dev"].contains(file.target)
      || file.path == "Sources/LockbBase/DiskFileSystem.swift"
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
    let frameworkTests: Set<String> = ["CoreLocationPackTests", "LockbCommandLineTests"]
    for file in SourceTree.tests where !frameworkTests.contains(file.target) {
      let imports = file.imports.map(\.module)
      #expect(!imports.contains("CoreLocationPack"), "\(file.path) imports the pack")
    }
  }
}
