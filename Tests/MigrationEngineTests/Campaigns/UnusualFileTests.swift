import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Files that no editor writes.
@Suite("Unusual files", .computesForLong)
struct UnusualFileTests {
  private static let model = """
    import LegacyJSON

    struct Model {
      let id: Int?
      init(json: JSON) {
        id = json["id"].int
      }
    }

    """

  private func migrate(_ files: [String: Data]) throws -> Migration {
    let folder = try TemporaryFolder()
    for (name, data) in files { try folder.write(data, to: "Sources/\(name)") }
    try folder.write("{\"id\": 1}", to: "Evidence/a.json")
    return try Migration(
      .init(
        paths: [folder.path("Sources")], evidencePaths: [folder.path("Evidence")], minimumSamples: 1, renames: true))
  }

  @Test(
    "without code are left alone",
    arguments: ["", "\n", "\r", "// a", "/* a", "\u{FEFF}", "\0", "#!/usr/bin/swift", "/**/"])
  func empty(text: String) throws {
    #expect(try migrate(["File.swift": Data(text.utf8)]).changes.isEmpty)
    #expect(try migrate(["File.swift": Data(text.utf8), "Model.swift": Data(Self.model.utf8)]).changes.count == 1)
  }

  @Test("that are no UTF-8 are left alone, and the others are not")
  func invalid() throws {
    for bytes: [UInt8] in [[0xFF, 0xFE], [0x80], [0xED, 0xA0, 0x80], [0xC3]] {
      let migration = try migrate(["File.swift": Data(bytes), "Model.swift": Data(Self.model.utf8)])
      #expect(migration.changes.map(\.path).allSatisfy { $0.hasSuffix("Model.swift") } && migration.changes.count == 1)
    }
  }

  @Test("are converted, with lines that a lone carriage return ends or a NUL in a comment")
  func lineEnds() throws {
    let use = "func f(m: Model) {\n  if let id = m.id {\n    print(id)\n  }\n}\n"
    for text in [
      (Self.model + use).replacing("\n", with: "\r"), Self.model + "// \0\n" + use,
      Self.model + use.replacing("\n", with: "\r"),
    ] {
      let migration = try migrate(["File.swift": Data(text.utf8)])
      #expect(migration.report.faults.isEmpty)
      #expect(migration.changes.first?.after.contains("init(json") == false)
    }
  }

  @Test("that are too deep for the parser are left alone, beside others that are converted")
  func tooDeep() throws {
    let code = "func f(m: Model) {\n  \(Nesting.arrays.code(40))\n}\n"
    let migration = try migrate(["File.swift": Data(code.utf8), "Model.swift": Data(Self.model.utf8)])
    #expect(migration.changes.map(\.path).allSatisfy { $0.hasSuffix("Model.swift") } && migration.changes.count == 1)
  }

  /// In the full campaign alone: a debug build takes minutes for it.
  @Test("that nest deeply end nothing", .enabled(if: Campaign.count(1) == 1), arguments: Nesting.allCases)
  func deep(nesting: Nesting) throws {
    for depth in [40, 100, 300, 900, 5_000] where nesting != .conditions || depth < 1_000 {
      let code = "func f(m: Model) {\n  \(nesting.code(depth))\n}\n"
      _ = try migrate(["File.swift": Data((Self.model + code).utf8)])
      _ = try migrate(["File.swift": Data(code.utf8), "Model.swift": Data(Self.model.utf8)])
      let inside = Self.model.replacing("json[\"id\"].int", with: nesting.value(depth))
      _ = try migrate(["File.swift": Data(inside.utf8)])
    }
  }

  /// Ways in which code nests.
  enum Nesting: CaseIterable, Sendable {
    case parentheses, closures, operators, members, calls, subscripts, blocks, ifLet, elseIf, arrays, ternaries,
      prefixes,
      optionals, coalescing, types, strings, chains, functions, structs, conditions

    func value(_ depth: Int) -> String {
      switch self {
      case .parentheses: wrapped("(", "json[\"id\"].int", ")", depth)
      case .closures: wrapped("{ ", "json[\"id\"].int", " }()", depth)
      case .operators: "json[\"id\"].intValue" + repeated(" + 1", depth)
      case .members: "json" + repeated(".a", depth)
      case .calls: "json" + repeated(".a()", depth)
      case .subscripts: "json" + repeated("[\"a\"]", depth) + ".int"
      case .arrays: wrapped("[", "json[\"id\"].int", "]", depth)
      case .ternaries: repeated("true ? 1 : ", depth) + "json[\"id\"].int"
      case .prefixes: repeated("- ", depth) + "json[\"id\"].int"
      case .optionals: "json[\"id\"].int" + repeated("?", depth)
      case .coalescing: "json[\"id\"].int" + repeated(" ?? json[\"id\"].int", depth)
      case .strings: wrapped("\"\\(", "json[\"id\"].intValue", ")\"", depth)
      case .chains: "json" + repeated(".map { $0 }", depth)
      default: "json[\"id\"].int; " + code(depth)
      }
    }

    func code(_ depth: Int) -> String {
      switch self {
      case .parentheses: "_ = " + wrapped("(", "m.id ?? 0", ")", depth)
      case .closures: "_ = " + wrapped("{ ", "m.id", " }", depth)
      case .operators: "_ = m.id! " + repeated(" + m.id!", depth)
      case .members: "_ = m" + repeated(".id", depth)
      case .calls: "_ = m" + repeated(".id()", depth)
      case .subscripts: "_ = m" + repeated("[m.id ?? 0]", depth)
      case .blocks: wrapped("do { ", "_ = m.id", " }", depth)
      case .ifLet: wrapped("if let x = m.id { ", "_ = m.id", " }", depth)
      case .elseIf: "if let a = m.id { _ = a }" + repeated(" else if let x = m.id { _ = x }", depth)
      case .arrays: "_ = " + wrapped("[", "m.id ?? 0", "]", depth)
      case .ternaries: "_ = " + repeated("m.id == 1 ? 1 : ", depth) + "2"
      case .prefixes: "_ = " + repeated("!", depth) + "true"
      case .optionals: "let x: Int" + repeated("?", depth) + " = m.id"
      case .coalescing: "_ = m.id" + repeated(" ?? m.id", depth) + " ?? 0"
      case .types: "let x: " + wrapped("[", "Model", "]", depth) + " = []"
      case .strings: "_ = " + wrapped("\"\\(", "m.id ?? 0", ")\"", depth)
      case .chains: "_ = [m]" + repeated(".map { $0 }", depth)
      case .functions: wrapped("func f() { ", "_ = m.id", " }", depth)
      case .structs: wrapped("struct S { ", "", " }", depth)
      case .conditions: "if " + repeated("m.id == 1, ", depth) + "true { }"
      }
    }

    private func repeated(_ text: String, _ depth: Int) -> String { String(repeating: text, count: depth) }

    private func wrapped(_ open: String, _ inner: String, _ close: String, _ depth: Int) -> String {
      repeated(open, depth) + inner + repeated(close, depth)
    }
  }
}
