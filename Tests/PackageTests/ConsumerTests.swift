import Foundation
import TestSupport
import Testing

/// An app that takes the runtime libraries builds, and fetches no other package for them.
@Suite(.serialized) struct ConsumerTests {
  @Test func aDependencyByPathFetchesNothing() async throws {
    try await withTemporaryFolder { folder in
      let toolkit = try copyOfThePackage(in: folder)
      let app = try app(in: folder, dependingOn: ".package(path: \"\(toolkit.path)\")")
      try await expectBuilds(app)
      #expect(try fetchedPackages(of: app) == [])
    }
  }

  @Test func aDependencyByAddressAndTagFetchesTheToolkitAlone() async throws {
    try await withTemporaryFolder { folder in
      let toolkit = try copyOfThePackage(in: folder)
      let author = ["-c", "user.name=Test", "-c", "user.email=test@example.test"]
      // With as many files, a commit packs the objects in the background, away from under the clone.
      let start = [["init", "-q"], ["config", "gc.auto", "0"], ["add", "."]]
      for arguments in start + [author + ["commit", "-qm", "one"], ["tag", "1.0.0"]] {
        let result = try await command("git", arguments, in: toolkit)
        try #require(result.exitCode == 0, "git \(arguments): \(result.errors)")
      }
      let app = try app(in: folder, dependingOn: ".package(url: \"file://\(toolkit.path)\", from: \"1.0.0\")")
      try await expectBuilds(app)
      #expect(try fetchedPackages(of: app) == ["toolkit"])
    }
  }

  /// The package as a fresh clone has it.
  private func copyOfThePackage(in folder: URL) throws -> URL {
    let toolkit = folder.appendingPathComponent("toolkit")
    try FileManager.default.createDirectory(at: toolkit, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Samples", "Tests"] {
      try FileManager.default.copyItem(
        at: packageRoot.appendingPathComponent(name), to: toolkit.appendingPathComponent(name))
    }
    return toolkit
  }

  private func app(in folder: URL, dependingOn toolkit: String) throws -> URL {
    let app = folder.appendingPathComponent("app")
    try app.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "app",
        platforms: [.iOS(.v15), .macOS(.v13)],
        dependencies: [\(toolkit)],
        targets: [
          .executableTarget(
            name: "app",
            dependencies: [
              .product(name: "Bridge", package: "toolkit"), .product(name: "HTTPTransport", package: "toolkit"),
              .product(name: "LegacyJSON", package: "toolkit"), .product(name: "LegacyRequests", package: "toolkit"),
              .product(name: "ModernClient", package: "toolkit"),
            ]
          )
        ]
      )
      """, to: "Package.swift")
    try app.write(
      """
      import Bridge
      import HTTPTransport
      import LegacyJSON
      import LegacyRequests
      import ModernClient

      struct Coin: LegacyDecodable {
        let amount: Int
      }

      print(Coin(json: ["amount": "12"]).amount, APIUtil.int("7") ?? 0)
      """, to: "Sources/app/main.swift")
    return app
  }

  private func expectBuilds(_ app: URL) async throws {
    let result = try await command("swift", ["run", "--package-path", app.path, "app"], in: app)
    #expect(result.exitCode == 0, "\(result.output)\n\(result.errors)")
    #expect(result.output == "12 7\n")
  }

  /// The packages that SwiftPM brought into the app's build folder.
  private func fetchedPackages(of app: URL) throws -> [String] {
    let folders = ["checkouts", "repositories"].map { app.appendingPathComponent(".build/\($0)") }
    let found = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
    return Set(found.map { String($0.prefix { $0 != "-" && $0 != "." }) }).subtracting([""]).sorted()
  }
}
