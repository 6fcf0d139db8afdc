import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport

/// Makes Swift files, valid or not, out of the code of the fixtures and the samples: cut, joined and mutated at token
/// boundaries. The same seed gives the same file.
struct GeneratedSource {
  let text: String
  /// Documents for the file's types by the types' names; every key has a value of the type that is read.
  let documents: [String: String]

  /// - Parameters:
  ///   - seed: what the file is made from.
  ///   - suffix: what the names get that the file declares, so that many files can stand in one project.
  init(seed: UInt64, suffix: String) {
    var random = SeededGenerator(seed: seed)
    let made = Self.make(&random)
    text = DistinctNames([made], suffix: suffix).apply(made)
    documents = Self.documents(for: text)
  }

  // MARK: What files are made of

  /// The code of all fixtures and samples.
  private static let sources: [String] =
    Fixture.converted.map(\.before) + Fixture.converted.map(\.after) + Fixture.skipped.map(\.before) + samples
  /// Those of them in which uses of properties are rewritten: half of all files begin with one.
  private static let useSites: [Int] = Fixture.converted.indices.filter { index in
    ["tighten", "use_sites"].contains(Fixture.converted[index].topic)
  }
  private static let samples: [String] = ["Diamond/Legacy", "Diamond/Tightened", "Idioms/Legacy"].flatMap { folder in
    let root = packageRoot.appendingPathComponent("Samples/\(folder)")
    let names = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).sorted()
    return names.filter { $0.hasSuffix(".swift") }
      .compactMap { try? String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
  }
  private static let tokens: [[String]] = sources.map { source in
    Parser.parse(source: source).tokens(viewMode: .sourceAccurate).map(\.description)
  }
  /// The declarations of each of them.
  private static let declarations: [[String]] = sources.map { source in
    Parser.parse(source: source).statements.filter { !$0.item.is(ImportDeclSyntax.self) }.map(\.description)
  }
  /// What breaks rules wherever it stands.
  private static let oddities = [
    "{", "}", "(", ")", "[", "]", "<", ">", "?", "!", "??", ".", ",", ":", ";", "=", "->", "&", "$0", "\\(", "\\.",
    "#if DEBUG\n",
    "\n#endif\n", "\n#else\n", "\"", "\"\"\"", "#\"", "/*", "*/", "// c\n", "/* c */", "\n", "\r", "\r\n", "\t", "\0",
    "\u{FEFF}",
    "👩‍👩‍👧‍👦", "e\u{301}", "`", "@", "_", "0x", "1_000", " in ", " if let x = ", " guard let x = ", " else ", " return ",
    " defer { } ", " do { ", " switch ", " case ", " let ", " var ", " init(json: JSON) { ", " self.init(json: json) ",
    " func ", " class ", " struct ", " extension ", " import ", " try ", " throw ", " await ", " as ", " is ", " nil ",
    " self ",
    " super ", " Self ", "#selector(", "@objc ", " weak ", " lazy ", " where ", " inout ", "json[\"a\"].int",
    ".map { $0 }", ".init(json: json)", " == nil ", " typealias T = ", " <#code#> ", " operator ", " subscript",
  ]

  // MARK: Making

  private static func make(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: joined(&random).joined()
    case 1, 2: withOtherTrivia(tokens[any(&random)], &random)
    case 3: mutated(tokens[any(&random)], &random)
    case 4: spliced(&random)
    case 5: (0..<Int.random(in: 2..<6, using: &random)).map { _ in window(&random) }.joined()
    default: withOtherLines(sources[any(&random)], &random)
    }
  }

  /// One of the sources.
  private static func any(_ random: inout SeededGenerator) -> Int {
    random.chance(oneIn: 2) ? random.pick(useSites) : Int.random(in: 0..<sources.count, using: &random)
  }

  /// The declarations of a source in another order, with one of another: valid, as far as their names are different.
  private static func joined(_ random: inout SeededGenerator) -> [String] {
    let (one, other) = (declarations[any(&random)], declarations[any(&random)])
    let all = one.shuffled(using: &random) + (other.isEmpty ? [] : [random.pick(other)])
    return ["import LegacyJSON\n"] + all.map { $0 + "\n" }
  }

  private static func window(_ random: inout SeededGenerator) -> String {
    let tokens = random.pick(tokens)
    let start = Int.random(in: 0..<tokens.count, using: &random)
    return tokens[start..<Int.random(in: start..<tokens.count, using: &random)].joined()
  }

  private static func spliced(_ random: inout SeededGenerator) -> String {
    let (first, second) = (tokens[any(&random)], random.pick(tokens))
    return first[..<Int.random(in: 0..<first.count, using: &random)].joined()
      + second[Int.random(in: 0..<second.count, using: &random)...].joined()
  }

  /// Tokens deleted, doubled, changed places with the next, or replaced by others.
  private static func mutated(_ source: [String], _ random: inout SeededGenerator) -> String {
    var source = source
    for _ in 0..<Int.random(in: 1..<5, using: &random) where source.count > 1 {
      let index = Int.random(in: 0..<source.count - 1, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: source.remove(at: index)
      case 1: source.insert(source[index], at: index)
      case 2: source.swapAt(index, index + 1)
      case 3: source[index] = random.pick(random.pick(tokens))
      case 4: source.insert(random.pick(oddities), at: index)
      default: source.removeSubrange(index..<min(source.count, index + Int.random(in: 1..<20, using: &random)))
      }
    }
    return source.joined()
  }

  /// Comments, line breaks and blanks put in or taken away: mostly as valid as before.
  private static func withOtherTrivia(_ source: [String], _ random: inout SeededGenerator) -> String {
    let kind = Int.random(in: 0..<6, using: &random)
    let chance = Int.random(in: 2..<40, using: &random)
    return source.map { token in
      guard random.chance(oneIn: chance) else { return token }
      switch kind {
      case 0: return "/* c\(token.count) */ " + token
      case 1: return "// c\(token.count)\n" + token
      case 2: return token.replacing("\n", with: " ")
      case 3: return token.hasSuffix(";") ? token : token.replacing("\n", with: ";")
      case 4: return "\n" + token
      default: return token.replacing("\n", with: random.pick(["\r\n", "\r", " /* a\n b */\n", "\n\n\n", "\t\n"]))
      }
    }.joined()
  }

  private static func withOtherLines(_ source: String, _ random: inout SeededGenerator) -> String {
    var lines = source.components(separatedBy: "\n")
    for _ in 0..<Int.random(in: 1..<4, using: &random) {
      let index = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: lines.insert(lines[index], at: index)
      case 1: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
      case 2: lines[index] = "// " + lines[index]
      default: if lines.count > 1 { lines.remove(at: index) }
      }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Evidence

  /// A document for each type at the top of a file, with every key that its code reads.
  static func documents(for text: String) -> [String: String] {
    var documents: [String: String] = [:]
    let read = /\["([A-Za-z0-9_]+)"\]\s*\??\.?([a-zA-Z]*)/
    for statement in Parser.parse(source: text).statements {
      let type =
        statement.item.as(StructDeclSyntax.self).map { ($0.name.text, $0.trimmedDescription) }
        ?? statement.item.as(ClassDeclSyntax.self).map { ($0.name.text, $0.trimmedDescription) }
      guard let (name, code) = type else { continue }
      var fields: [String: String] = [:]
      for match in code.matches(of: read) { fields[String(match.1)] = value(readBy: String(match.2)) }
      guard !fields.isEmpty else { continue }
      documents[name] = "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }
    return documents
  }

  private static func value(readBy accessor: String) -> String {
    switch accessor {
    case "string", "stringValue": "\"a\""
    case "bool", "boolValue": "true"
    case "double", "doubleValue", "float", "floatValue": "1.5"
    case "array", "arrayValue": "[]"
    case "int", "intValue": "1"
    default: "{}"
    }
  }
}
