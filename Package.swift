// swift-tools-version: 6.0
import PackageDescription

/// Every target is compiled in Swift 6 mode with imports that do not leak into other modules.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// `make test` has what reads and judges sentences optimized: tests read some thousands of them. Only
/// there, since no package can depend on one with such flags.
let optimized =
  Context.environment["LOCKB_OPTIMIZED_TESTS"] == nil
  ? strict : strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The Makefile says which commit is built; a bare `swift build` says nothing.
let commit = [
  CSetting.define("LOCKB_COMMIT", to: "\"\(Context.environment["LOCKB_COMMIT"] ?? "")\"")
]

extension Target {
  /// A library target of this package, with the shared settings.
  static func part(
    _ name: String, _ dependencies: [Target.Dependency] = [], c: [CSetting] = [],
    swift: [SwiftSetting] = strict
  ) -> Target {
    .target(name: name, dependencies: dependencies, cSettings: c, swiftSettings: swift)
  }

  static func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
      name: name, dependencies: dependencies + ["LockbTestSupport"], swiftSettings: strict)
  }
}

let package = Package(
  name: "lockb",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lockb", targets: ["lockb"]),
    .library(name: "LockbPack", targets: ["LockbPack"]),
    .library(name: "LockbCommandLine", targets: ["LockbCommandLine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Values and pure text work.
    .systemLibrary(
      name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .part("LockbSystem"),
    .part("LockbBase", ["LockbSystem"]),
    .part("LockbText", ["LockbBase"], swift: optimized),

    // Documents to knowledge.
    .part(
      "LockbMarkdown",
      [
        "LockbBase", "LockbText", "CCmarkGFM", "TOMLKit", .product(name: "Yams", package: "Yams"),
      ]),
    .part("LockbKnowledge", ["LockbBase", "LockbText", "LockbMarkdown"]),

    .part(
      "LockbClaims", ["LockbBase", "LockbText", "LockbMarkdown", "LockbKnowledge"],
      swift: optimized),

    .part(
      "LockbSamples",
      [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]),
    .part(
      "LockbCheck",
      [
        "LockbBase", "LockbText", "LockbMarkdown", "LockbKnowledge", "LockbClaims", "LockbSamples",
      ]),

    // The reference machine, which knows no document.
    .part("LockbReference", ["LockbBase"], swift: optimized),

    // Readers of the knowledge base.
    .part(
      "LockbIndex",
      [
        "LockbSystem", "LockbBase", "LockbText", "LockbKnowledge",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),

    // The seam for frameworks, and the one shipped here.
    .part("LockbPack", ["LockbBase", "LockbKnowledge", "LockbClaims", "LockbReference"]),
    .part(
      "CoreLocationPack",
      ["LockbPack", "LockbBase", "LockbKnowledge", "LockbClaims", "LockbReference"],
      swift: optimized),

    .part(
      "LockbSite",
      [
        "LockbBase", "LockbText", "LockbMarkdown", "LockbKnowledge", "LockbClaims", "LockbCheck",
        "LockbReference", "LockbPack", .product(name: "Mustache", package: "swift-mustache"),
      ]),

    // The edge.
    .part("CBuild", c: commit),
    .part(
      "LockbCommandLine",
      [
        "LockbSystem", "LockbBase", "LockbText", "LockbMarkdown", "LockbKnowledge", "LockbClaims",
        "LockbCheck", "LockbReference", "LockbIndex", "LockbPack", "LockbSite",
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "lockb", dependencies: ["LockbCommandLine", "CoreLocationPack", "CBuild"],
      swiftSettings: strict),
    .executableTarget(
      name: "lockb-dev",
      dependencies: [
        "LockbSystem", "LockbBase", "LockbText", "LockbMarkdown", "LockbKnowledge", "LockbClaims",
        "LockbCheck", "LockbReference", "LockbIndex", "LockbPack", "LockbSite",
        "LockbCommandLine", "CoreLocationPack",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),

    // Tests.
    .target(
      name: "LockbTestSupport",
      dependencies: [
        "LockbBase", "LockbMarkdown", "LockbKnowledge", "LockbClaims", "LockbCheck",
        "LockbReference", "LockbPack",
      ],
      path: "Tests/LockbTestSupport", swiftSettings: strict),
    .tests("LockbBaseTests", ["LockbBase"]),
    .tests("LockbTextTests", ["LockbText"]),
    .tests("LockbMarkdownTests", ["LockbMarkdown", "LockbSystem", "CCmarkGFM"]),
    .tests("LockbKnowledgeTests", ["LockbKnowledge", "LockbMarkdown"]),
    .tests(
      "LockbCheckTests",
      ["LockbCheck", "LockbClaims", "LockbKnowledge", "LockbMarkdown", "LockbPack"]),
    .tests("LockbSamplesTests", ["LockbSamples"]),
    .tests("LockbClaimsTests", ["LockbClaims", "LockbKnowledge", "LockbBase"]),
    .tests("LockbReferenceTests", ["LockbReference"]),
    .tests("LockbIndexTests", ["LockbIndex", "LockbKnowledge", "LockbText"]),
    .tests(
      "LockbSiteTests",
      ["LockbSite", "LockbCheck", "LockbKnowledge", "LockbMarkdown", "LockbPack"]),
    .tests("CoreLocationPackTests", ["CoreLocationPack"]),
    .tests(
      "LockbCommandLineTests",
      [
        "LockbCommandLine", "LockbCheck", "LockbClaims", "LockbIndex", "LockbKnowledge",
        "LockbMarkdown", "LockbPack", "LockbSite", "CoreLocationPack",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .tests("LockbDevTests", ["lockb-dev", "LockbClaims"]),
    .tests("ArchitectureTests", []),
  ]
)
