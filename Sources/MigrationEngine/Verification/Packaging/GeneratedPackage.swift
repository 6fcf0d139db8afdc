import Foundation

/// The package with the slices of both sides, in one module each, and the checker.
struct GeneratedPackage: Sendable {
  let folder: URL
  let toolkit: Toolkit

  enum Side: String, CaseIterable, Sendable {
    case before = "SliceBefore"
    case after = "SliceAfter"
  }

  static let product = "Check"

  /// Writes everything; what is the same as before keeps its date, so that it is not compiled again.
  ///
  /// - Parameters:
  ///   - slices: the files of both sides.
  ///   - standIns: the types that get a stand-in.
  ///   - numbers: the types that have an entry on both sides.
  func write(slices: [Side: [SliceText.File]], standIns: Set<String>, numbers: [Int]) throws {
    try put(manifest, at: folder.appendingPathComponent("Package.swift"))
    let sources = folder.appendingPathComponent("Sources")
    for side in Side.allCases {
      try replace(
        sources.appendingPathComponent(side.rawValue),
        with: self.sources(of: side, slices[side, default: []], standIns: standIns))
    }
    var checker: [String: String] = ["main.swift": main(numbers)]
    for name in try FileManager.default.contentsOfDirectory(atPath: toolkit.comparison.path) {
      checker[name] = try String(contentsOf: toolkit.comparison.appendingPathComponent(name), encoding: .utf8)
    }
    try replace(sources.appendingPathComponent(Self.product), with: checker)
  }

  /// The files of one side's module.
  func sources(of side: Side, _ slices: [SliceText.File], standIns: Set<String>) -> [String: String] {
    var files = Dictionary(uniqueKeysWithValues: slices.map { ($0.name, $0.text) })
    files["Support.swift"] = SliceSupport.text(side, standIns: standIns)
    return files
  }

  /// Makes a folder that has these files and no others.
  func replace(_ folder: URL, with files: [String: String]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where files[name] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    for (name, text) in files { try put(text, at: folder.appendingPathComponent(name)) }
  }

  private func put(_ text: String, at file: URL) throws {
    let data = Data(text.utf8)
    if let old = try? Data(contentsOf: file), old == data { return }
    try data.write(to: file, options: .atomic)
  }

  /// Old code is Swift 5 code. Whole modules, so that one run of the compiler reports every error.
  private var manifest: String {
    let path = toolkit.folder.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let libraries: [Target.Dependency] = [
        .product(name: "Bridge", package: "toolkit"), .product(name: "HTTPTransport", package: "toolkit"),
        .product(name: "LegacyJSON", package: "toolkit"), .product(name: "LegacyRequests", package: "toolkit"),
        .product(name: "ModernClient", package: "toolkit"),
      ]
      let slice: [SwiftSetting] = [
        .swiftLanguageMode(.v5), .unsafeFlags(["-whole-module-optimization", "-num-threads", "2", "-Onone", "-suppress-warnings"]),
      ]
      // What compares is the same for all; it is worth the optimizer's time.
      let checker: [SwiftSetting] = [
        .swiftLanguageMode(.v5), .unsafeFlags(["-whole-module-optimization", "-num-threads", "2", "-O", "-suppress-warnings"]),
      ]

      let package = Package(
        name: "verification",
        platforms: [.iOS(.v15), .macOS(.v13)],
        dependencies: [.package(name: "toolkit", path: "\(path)")],
        targets: [
          .target(name: "SliceBefore", dependencies: libraries, swiftSettings: slice),
          .target(name: "SliceAfter", dependencies: libraries, swiftSettings: slice),
          .executableTarget(
            name: "Check", dependencies: ["SliceBefore", "SliceAfter"] + libraries, swiftSettings: checker),
        ]
      )

      """
  }

  private func main(_ numbers: [Int]) -> String {
    let pairs = numbers.map {
      """
        \($0): Checker.Pair(
          before: SliceBefore.verificationBefore\($0), after: SliceAfter.verificationAfter\($0),
          computedBefore: SliceBefore.verificationComputedBefore\($0),
          computedAfter: SliceAfter.verificationComputedAfter\($0)),

      """
    }
    return """
      import Foundation
      import SliceAfter
      import SliceBefore

      let pairs: [Int: Checker.Pair] = [
      \(pairs.joined().isEmpty ? "  :\n" : pairs.joined())]
      try Checker.run(job: CommandLine.arguments[1], pairs: pairs)

      """
  }

  /// The function by which the checker reaches an old type.
  ///
  /// - Parameter owner: the type whose names the construction is written with; nil for none.
  static func entry(before number: Int, _ construction: String, in owner: String? = nil) -> String {
    let parameters = "(_ json: LegacyJSON.JSON, _ data: Foundation.Data) throws -> Any"
    guard let owner else {
      return """
        public func verificationBefore\(number)\(parameters) {
        try \(construction) as Any
        }

        """
    }
    return """
      extension \(owner) {
      static func verificationMake\(number)\(parameters) {
      try \(construction) as Any
      }
      }
      public func verificationBefore\(number)\(parameters) {
      try \(owner).verificationMake\(number)(json, data)
      }

      """
  }

  /// The function by which the checker reaches a new type.
  static func entry(after number: Int, _ name: String) -> String {
    """
    public func verificationAfter\(number)(_ json: LegacyJSON.JSON, _ data: Foundation.Data) throws -> Any {
    try verificationDecode(\(name).self, json, data)
    }

    """
  }

  /// The function by which the checker asks a value for its computed properties.
  static func entry(computed number: Int, on side: Side, _ type: String, properties: [String]) -> String {
    let members = properties.map { "\"\($0)\": value.\($0) as Any" }.joined(separator: ", ")
    let name = side == .before ? "verificationComputedBefore" : "verificationComputedAfter"
    return """
      public func \(name)\(number)(_ value: Any) -> [Swift.String: Any] {
      guard let value = value as? \(type) else { return [:] }
      _ = value
      return [\(members.isEmpty ? ":" : members)]
      }
      """
  }
}
