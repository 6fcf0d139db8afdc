import Testing

@testable import MigrationEngine

@Suite("Targets of packages")
struct PackageManifestTests {
  private func targets(_ manifest: String, folders: [String] = []) throws -> (folder: String, targets: [BuildTarget]?) {
    let folder = try TemporaryFolder()
    for name in folders { try folder.write("", to: "\(name)/File.swift") }
    return (folder.url.path, PackageManifest.targets(in: manifest, folder: folder.url.path))
  }

  @Test("a target is in the folder of its name, or where its path says")
  func folders() throws {
    let (folder, targets) = try targets(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let kit = "My-Kit"
      let package = Package(
        name: "App",
        products: [.library(name: kit, targets: [kit])],
        dependencies: [.package(url: "https://example.org/a", from: "1.0.0")],
        targets: [
          .target(name: kit, dependencies: [.target(name: "Other"), .product(name: "A", package: "a")]),
          .executableTarget(name: "App", dependencies: ["My-Kit"], path: "Code", exclude: ["Old", "a.txt"]),
          .target(name: "Parts", path: "Many", sources: ["One", "Two/File.swift"]),
          .testTarget(name: "KitTests"),
          .target(name: "Nowhere"),
          .binaryTarget(name: "Binary", path: "b.xcframework"),
        ]
      )
      """, folders: ["Sources/My-Kit", "Tests/KitTests"])
    let found = try #require(targets)
    #expect(found.map(\.name) == ["My-Kit", "App", "Parts", "KitTests", "Nowhere"])
    #expect(found[0].modules == ["My_Kit"])
    #expect(
      found.map { $0.sources.map { String($0.path.dropFirst(folder.count + 1)) } } == [
        ["Sources/My-Kit"], ["Code"], ["Many/One", "Many/Two/File.swift"], ["Tests/KitTests"], [],
      ])
    let app = try #require(found[1].sources.first)
    #expect(app.contains("\(folder)/Code/New/User.swift") && !app.contains("\(folder)/Code/Old/User.swift"))
  }

  @Test("a package's only target may have the folder of all sources")
  func onlyTarget() throws {
    let manifest = "let package = Package(name: \"A\", targets: [.target(name: \"A\"), .testTarget(name: \"ATests\")])"
    let (folder, targets) = try targets(manifest, folders: ["Sources", "Tests/ATests"])
    #expect(targets?.map { $0.sources.map(\.path) } == [["\(folder)/Sources"], ["\(folder)/Tests/ATests"]])
  }

  @Test("targets that are added later count")
  func added() throws {
    let manifest = """
      let package = Package(name: "A", targets: [.target(name: "A", path: "A")])
      package.targets.append(Target.target(name: "B", path: "B"))
      package.targets += [.testTarget(name: "C", path: "C", exclude: [])]
      """
    #expect(try targets(manifest).targets?.map(\.name) == ["A", "B", "C"])
  }

  @Test(
    "what only running the manifest would tell is not guessed",
    arguments: [
      "", "let package = Package(name: \"A\")", "let package = Package(name: \"A\", targets: makeTargets())",
      "let package = Package(name: \"A\", targets: [.target(name: \"A\" + suffix)])",
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: folder)])",
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: \"A\", exclude: old)])",
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: \"A\", sources: [\"\\(old)\"])])",
    ])
  func computed(manifest: String) throws {
    #expect(try targets(manifest).targets?.map(\.name) == nil)
  }
}
