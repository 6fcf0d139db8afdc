import Foundation
import TestSupport

/// Mistakes that the libraries could make, each put into their sources as a choice that an environment variable makes: so one
/// build has them all.
enum LibraryMutants {
  struct Mutant: Sendable, CustomStringConvertible {
    let description: String
    /// The type of ``Miscompilations`` that exercises it.
    let form: Miscompilations.Form
    let file: String
    let right: String
    /// With `MUTANT` where it is asked whether the mistake is made.
    let seeded: String
  }

  static let variable = "SEEDED_MUTANT"

  static let all: [Mutant] = [
    .init(
      description: "a lossy array made strict", form: .paths, file: "Bridge/Decoding/ContainerReading.swift",
      right: "        try view.dropElement(error)",
      seeded: "        if MUTANT { throw error }\n        try view.dropElement(error)"),
    .init(
      description: "`.int` for `.intValue`", form: .plain, file: "Bridge/Decoding/ScalarReading.swift",
      right: "json.intValue }", seeded: "MUTANT ? json.int : json.intValue }"),
    .init(
      description: "a fraction refused by a lossless number", form: .plain,
      file: "ModernClient/Wrappers/Lossless.swift",
      right: "DecimalText.integralPart(of: $0, as: Self.self)",
      seeded: "MUTANT ? Self($0) : DecimalText.integralPart(of: $0, as: Self.self)"),
    .init(
      description: "a dropped default", form: .plain, file: "Bridge/Decoding/DecodingView+Members.swift",
      right: "if isLenient, !requiresValues, let value = S.coerced(from: json ?? .null) {",
      seeded: "if isLenient, !requiresValues, !MUTANT || json != nil, "
        + "let value = S.coerced(from: json ?? .null) {"),
    .init(
      description: "a number in a string read by an optional", form: .plain,
      file: "Bridge/Decoding/ScalarReading.swift", right: "json.int64 }",
      seeded: "json.int64 ?? (MUTANT ? json.string.flatMap { Int64($0) } : nil) }"),
    .init(
      description: "a number's text lost", form: .plain, file: "Bridge/Decoding/ScalarReading.swift",
      right: "json.stringValue }", seeded: "MUTANT ? json.string ?? \"\" : json.stringValue }"),
    .init(
      description: "a word for true lost", form: .plain, file: "Bridge/Decoding/ScalarReading.swift",
      right: "json.boolValue }", seeded: "MUTANT ? json.bool ?? false : json.boolValue }"),
    .init(
      description: "fractions rounded, not cut off", form: .plain, file: "Bridge/Decoding/ScalarReading.swift",
      right: "json.int8Value }",
      seeded: "MUTANT ? Int8(truncatingIfNeeded: Int64(json.doubleValue.rounded())) : json.int8Value }"),
    .init(
      description: "half the digits", form: .plain, file: "Bridge/Decoding/ScalarReading.swift",
      right: "json.doubleValue }", seeded: "MUTANT ? Double(json.floatValue) : json.doubleValue }"),
    .init(
      description: "a link as it is written", form: .plain, file: "Bridge/Decoding/ScalarReading.swift",
      right: "json.url }", seeded: "MUTANT ? json.string.flatMap { URL(string: $0) } : json.url }"),
    .init(
      description: "another spelling of keys", form: .plain, file: "ModernClient/Parameters/Encoding/SnakeCase.swift",
      right: ".joined(separator: \"_\")", seeded: ".joined(separator: MUTANT ? \"-\" : \"_\")"),
    .init(
      description: "a model that has to be there", form: .plain, file: "Bridge/Decoding/TypeReading.swift",
      right: "case .json, .scalar, .container, .lenient: true",
      seeded: "case .lenient: !MUTANT\n    case .json, .scalar, .container: true"),
    .init(
      description: "junk after a lossless number", form: .plain, file: "ModernClient/Wrappers/Lossless.swift",
      right: "number(text.trimmingCharacters(in: .whitespacesAndNewlines))",
      seeded:
        "number(MUTANT ? String(text.prefix { $0.isNumber }) : text.trimmingCharacters(in: .whitespacesAndNewlines))"),
    .init(
      description: "the last step of a path", form: .paths, file: "Bridge/Reading/LegacyContainer.swift",
      right: "path.reduce(view)", seeded: "(MUTANT ? path.suffix(1) : path).reduce(view)"),
    .init(
      description: "strings among other values", form: .paths, file: "Bridge/Reading/LegacyContainer.swift",
      right: "return strings.count == elements.count ? strings : nil",
      seeded: "return MUTANT || strings.count == elements.count ? strings : nil"),
    .init(
      description: "a model that is tried only where something is", form: .paths,
      file: "Bridge/Reading/LegacyContainer.swift", right: "try view(at: path).tolerant(type)",
      seeded: "try MUTANT && view(at: path).isNull ? nil : view(at: path).tolerant(type)"),
    .init(
      description: "an array where there is none", form: .written, file: "Bridge/Decoding/ContainerReading.swift",
      right: "view.isNull || (view.isLenient && view.json.type != .array) ? nil",
      seeded: "view.isNull || (!MUTANT && view.isLenient && view.json.type != .array) ? nil"),
    .init(
      description: "an empty part taken", form: .refusing, file: "Bridge/Reading/DocumentKind.swift",
      right: "case .empty: json.isEmpty", seeded: "case .empty: MUTANT ? json.type == .null : json.isEmpty"),
    .init(
      description: "a null taken for what is absent", form: .refusing, file: "Bridge/Reading/DocumentKind.swift",
      right: "case .absent: !json.exists()", seeded: "case .absent: MUTANT ? json.type == .null : !json.exists()"),
  ]

  /// A checkout of the toolkit with all of them in it, as far as the generated package needs one. What it has already is
  /// left as it is, so that it is not compiled again.
  static func writeToolkit(to folder: URL) throws {
    let sources = packageRoot.appendingPathComponent("Sources")
    for module in ["HTTPTransport", "LegacyJSON", "ModernClient", "Bridge", "MigrationEngine/Verification"] {
      let names = FileManager.default.enumerator(atPath: sources.appendingPathComponent(module).path)?.allObjects
      for name in names as? [String] ?? [] where name.hasSuffix(".swift") {
        let path = "\(module)/\(name)"
        var text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        for (number, mutant) in all.enumerated() where mutant.file == path {
          let seeded = mutant.seeded.replacing("MUTANT", with: "isSeeded(\(number))")
          guard text.contains(mutant.right) else { throw Missing(mutant: mutant.description) }
          text.replace(mutant.right, with: seeded, maxReplacements: 1)
        }
        try put(text, at: folder.appendingPathComponent("Sources/\(path)"))
      }
    }
    for module in ["Bridge", "ModernClient"] {
      try put(switchboard, at: folder.appendingPathComponent("Sources/\(module)/Seeded.swift"))
    }
    try put(manifest, at: folder.appendingPathComponent("Package.swift"))
  }

  struct Missing: Error {
    let mutant: String
  }

  private static func put(_ text: String, at file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static let switchboard = """
    import Foundation

    private let seeded = ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) }
    func isSeeded(_ number: Int) -> Bool { number == seeded }

    """

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let libraries = ["HTTPTransport", "LegacyJSON", "LegacyRequests", "ModernClient", "Bridge"]
    let package = Package(
      name: "toolkit",
      platforms: [.iOS(.v15), .macOS(.v13)],
      products: libraries.map { .library(name: $0, targets: [$0]) },
      targets: [
        .target(name: "HTTPTransport"),
        .target(name: "LegacyJSON", path: "Sources/LegacyJSON/JSON"),
        .target(
          name: "LegacyRequests", dependencies: ["HTTPTransport", "LegacyJSON"], path: "Sources/LegacyJSON/Requests"),
        .target(name: "ModernClient", dependencies: ["HTTPTransport"]),
        .target(name: "Bridge", dependencies: ["LegacyJSON", "LegacyRequests", "ModernClient"]),
      ]
    )

    """
}
