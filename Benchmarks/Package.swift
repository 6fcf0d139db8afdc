// swift-tools-version: 6.2

import PackageDescription

// Speed is measured here, in release, and in a package of its own: `swift run -c release --package-path Benchmarks benchmarks`.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "codable-migration-toolkit", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "Bridge", package: "codable-migration-toolkit"),
        .product(name: "LegacyJSON", package: "codable-migration-toolkit"),
        .product(name: "ClientStubs", package: "codable-migration-toolkit"),
        .product(name: "ModernClient", package: "codable-migration-toolkit"),
      ],
      path: "Sources/Benchmarks"
    )
  ],
  swiftLanguageModes: [.v6]
)
