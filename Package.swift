// swift-tools-version: 6.2

import PackageDescription

// The samples are code as it stands in old apps, before and after the tool: Swift 5 mode, as such code is compiled.
let legacyApp: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "codable-migration-toolkit",
  platforms: [.iOS(.v15), .macOS(.v13)],
  // Only the runtime libraries: SwiftPM keeps every package that a declared product reaches, and an app that takes
  // these must fetch nothing else. `swift run migrate-tool` needs no product.
  products: [
    .library(name: "HTTPTransport", targets: ["HTTPTransport"]),
    .library(name: "LegacyJSON", targets: ["LegacyJSON"]),
    .library(name: "LegacyRequests", targets: ["LegacyRequests"]),
    .library(name: "ModernClient", targets: ["ModernClient"]),
    .library(name: "ClientStubs", targets: ["ClientStubs"]),
    .library(name: "Bridge", targets: ["Bridge"]),
    .library(name: "MigrationExperiments", targets: ["MigrationExperiments"]),
    .library(name: "ResponseValidation", targets: ["ResponseValidation"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // MARK: Runtime libraries, on Foundation alone
    .target(name: "HTTPTransport"),
    .target(name: "LegacyJSON", path: "Sources/LegacyJSON/JSON"),
    .target(
      name: "LegacyRequests", dependencies: ["HTTPTransport", "LegacyJSON"], path: "Sources/LegacyJSON/Requests"),
    .target(name: "ModernClient", dependencies: ["HTTPTransport"]),
    // What tests and previews need: stubs, and recordings of live traffic.
    .target(name: "ClientStubs", dependencies: ["ModernClient"]),
    .target(name: "Bridge", dependencies: ["LegacyJSON", "LegacyRequests", "ModernClient"]),
    // What an app takes on for as long as it compares old and new code, or watches its server.
    .target(name: "MigrationExperiments", dependencies: ["Bridge"]),
    .target(name: "ResponseValidation", dependencies: ["MigrationExperiments"]),

    // MARK: The tool
    // The meaning of legacy code, without its syntax.
    .target(name: "MigrationPlan"),
    .target(
      name: "MigrationEngine",
      dependencies: [
        "LegacyJSON", "MigrationPlan",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "Yams", package: "Yams"),
      ]
    ),
    .executableTarget(
      name: "migrate-tool",
      dependencies: [
        "MigrationEngine",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // MARK: Samples
    .target(
      name: "DiamondLegacy",
      dependencies: ["LegacyJSON", "LegacyRequests"],
      path: "Samples/Diamond/Legacy",
      swiftSettings: legacyApp
    ),
    .target(
      name: "DiamondMigrated",
      dependencies: ["Bridge", "LegacyJSON", "LegacyRequests", "ModernClient"],
      path: "Samples/Diamond/Migrated",
      swiftSettings: legacyApp
    ),
    .target(
      name: "DiamondMidway",
      dependencies: ["Bridge", "LegacyJSON", "LegacyRequests", "ModernClient"],
      path: "Samples/Diamond/Midway",
      swiftSettings: legacyApp
    ),
    .target(
      name: "DiamondTightened",
      dependencies: ["Bridge", "LegacyJSON", "LegacyRequests", "ModernClient"],
      path: "Samples/Diamond/Tightened",
      swiftSettings: legacyApp
    ),
    .target(name: "GitHubSearch", dependencies: ["ModernClient"], path: "Samples/GitHubSearch/API"),
    .executableTarget(
      name: "github-search",
      dependencies: ["GitHubSearch", "ModernClient", .product(name: "FlyingFox", package: "FlyingFox")],
      path: "Samples/GitHubSearch/Command",
      resources: [.copy("Responses")]
    ),
    // One type for each way of reading that the tool knows, before and after.
    .target(
      name: "IdiomsLegacy",
      dependencies: ["LegacyJSON"],
      path: "Samples/Idioms/Legacy",
      swiftSettings: legacyApp
    ),
    .target(
      name: "IdiomsMigrated",
      dependencies: ["Bridge", "LegacyJSON"],
      path: "Samples/Idioms/Migrated",
      swiftSettings: legacyApp
    ),

    // MARK: Tests
    .target(
      name: "TestSupport",
      dependencies: [
        "Bridge", "HTTPTransport", "LegacyRequests", "ModernClient",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "LegacyJSONTests", dependencies: ["LegacyJSON", "TestSupport"]),
    .testTarget(
      name: "HTTPTransportTests",
      dependencies: ["HTTPTransport", "TestSupport", .product(name: "FlyingFox", package: "FlyingFox")]
    ),
    .testTarget(
      name: "LegacyRequestsTests",
      dependencies: ["LegacyRequests", "TestSupport", .product(name: "FlyingFox", package: "FlyingFox")]
    ),
    .testTarget(
      name: "ModernClientTests",
      dependencies: [
        "ClientStubs", "ModernClient", "TestSupport", .product(name: "FlyingFox", package: "FlyingFox"),
      ]
    ),
    .testTarget(name: "BridgeTests", dependencies: ["Bridge", "ClientStubs", "MigrationExperiments", "TestSupport"]),
    .testTarget(name: "MigrationExperimentsTests", dependencies: ["MigrationExperiments", "TestSupport"]),
    .testTarget(name: "ResponseValidationTests", dependencies: ["ResponseValidation", "TestSupport"]),
    .testTarget(name: "MigrationPlanTests", dependencies: ["MigrationPlan"]),
    .testTarget(
      name: "MigrationEngineTests", dependencies: ["ClientStubs", "MigrationEngine", "MigrationPlan", "TestSupport"],
      exclude: ["Fixtures", "Spellings"]),
    .testTarget(name: "MigrateToolTests", dependencies: ["migrate-tool", "TestSupport"], exclude: ["Expected"]),
    .testTarget(
      name: "DiamondTests",
      dependencies: [
        "Bridge", "DiamondLegacy", "DiamondMidway", "DiamondMigrated", "DiamondTightened", "MigrationExperiments",
        "TestSupport",
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      // The tests play the part of the app's screens.
      swiftSettings: legacyApp
    ),
    .testTarget(name: "GitHubSearchTests", dependencies: ["GitHubSearch", "github-search", "TestSupport"]),
    .testTarget(
      name: "IdiomTests",
      dependencies: ["Bridge", "IdiomsLegacy", "IdiomsMigrated", "LegacyJSON", "TestSupport"],
      swiftSettings: legacyApp
    ),
    .testTarget(name: "PackageTests", dependencies: ["TestSupport"]),
    // Type-checks the articles of the runtime libraries against their modules.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Bridge", "ClientStubs", "HTTPTransport", "LegacyJSON", "LegacyRequests", "MigrationExperiments",
        "ModernClient",
        "ResponseValidation", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
