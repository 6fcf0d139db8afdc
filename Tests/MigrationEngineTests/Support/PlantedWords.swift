import SwiftParser
import SwiftSyntax

@testable import MigrationEngine

/// A fixture's code with words in it that the engine writes itself, where they mean nothing: in literals, in comments, and
/// as names.
struct PlantedWords {
  /// What the engine writes into code, or looks for in it.
  static let words = [
    "container", "json", "$0", "decoder", "try ", "self.", "at:", "JSON", "decode(", ", forKey: .", "nil", ".refusal",
    "; ", "?? ", "isNull ? a : b", "\\n { } in //",
  ]

  /// Ways to write a literal.
  enum Spelling: CaseIterable, Sendable {
    case plain, escaped, raw, ofSeveralLines, interpolated, nested

    /// A literal with a word in it, and with a number to know it by.
    func literal(_ word: String, _ mark: String) -> String {
      switch self {
      case .plain: "\"\(word) \(mark)\""
      case .escaped: "\"\\\" \(word)\\\"\(word)\\t\(mark)\""
      case .raw: "#\"\" \(word) \"\(word)\" \(mark)\"#"
      case .ofSeveralLines: "\"\"\"\n\(word) \"\n  \(word)\" \(mark)\n\"\"\""
      case .interpolated: "\"\(word)\\(1)\(word) \(mark)\""
      case .nested: "\"\\(\"\(word) \(mark)n\") \(word) \(mark)\""
      }
    }
  }

  /// Where the words are put.
  enum Place: CaseIterable, Sendable {
    /// In a property of its own: `planted = json["planted"].stringValue + "…"`.
    case added
    /// Behind the texts that are read: `json["x"].stringValue + "…"`, `json["x"].string ?? "…"`.
    case behind
    /// In the place of literals that are no keys.
    case replaced
    /// In comments.
    case commented
    /// As the name of what had another one.
    case named
  }

  let text: String
  /// The literals or comments, each with its mark.
  let planted: [String]
  /// Those that may go, by their indices: initial values, which decoding replaces.
  private(set) var mayGo: Set<Int> = []

  /// Nil where there is no such place.
  init?(_ place: Place, _ number: Int, in source: String) {
    let tree = Parser.parse(source: source)
    var edits: [(Range<Int>, String)] = []
    var planted: [String] = []
    func word(_ index: Int) -> String { Self.words[(number + index) % Self.words.count] }
    func literal(behind: String = "") -> String {
      let spelling = Spelling.allCases[(number + planted.count) % Spelling.allCases.count]
      let text = spelling.literal(word(planted.count), "m\(planted.count)z")
      planted.append(text)
      return text
    }
    let finder = PlantingPlaces(viewMode: .sourceAccurate)
    finder.walk(tree)
    switch place {
    case .added:
      for (initializer, name) in finder.initializers {
        guard let brace = initializer.body?.leftBrace.trimmedOffsets.upperBound else { continue }
        let start = initializer.trimmedOffsets.lowerBound
        let property = "planted\(planted.count)"
        let read = planted.count.isMultiple(of: 2) ? "stringValue +" : "string ??"
        edits.append((start..<start, "var \(property) = \"\"\n"))
        edits.append((brace..<brace, "\n\(property) = \(name)[\"\(property)\"].\(read) \(literal())\n"))
      }
    case .behind:
      for access in finder.assignedReads {
        let sign = access.declName.baseName.text == "string" ? "??" : "+"
        let end = access.trimmedOffsets.upperBound
        edits.append((end..<end, " \(sign) \(literal())"))
      }
    case .replaced:
      for found in finder.literals {
        if found.isInitialValue { mayGo.insert(planted.count) }
        edits.append((found.trimmedOffsets, literal()))
      }
    case .commented:
      for (index, offset) in finder.starts.enumerated() where (index + number).isMultiple(of: 11) {
        let mark = "m\(planted.count)z"
        let comment = index.isMultiple(of: 2) ? "/* \(word(index)) \" \(mark) */" : "// \(word(index)) \" \(mark)"
        planted.append(comment)
        edits.append((offset..<offset, comment + (index.isMultiple(of: 2) ? " " : "\n")))
      }
    case .named:
      let names = Self.names.filter { name in !finder.allNames.contains(name) }
      guard !names.isEmpty, !finder.declared.isEmpty else { return nil }
      let old = finder.declared.sorted()[number % finder.declared.count]
      let new = names[number % names.count]
      edits = finder.tokens.filter { $0.text == old }.map { ($0.trimmedOffsets, new) }
      planted = [new]
    }
    guard !edits.isEmpty else { return nil }
    text = source.replacing(edits)
    self.planted = planted
    if Parser.parse(source: text).hasError { return nil }
  }

  private static let names = [
    "container", "decoder", "value", "decode", "at", "isNull", "refusal", "result", "document", "CodingKeys",
    "`operator`",
    "forKey", "element", "entries", "wrappedValue", "legacyRules",
  ]

  /// The values of the literals of a text. Of an interpolated one, the quotes and the words around what is interpolated.
  static func literals(of text: String) -> [String] {
    let finder = PlantingPlaces(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    return finder.allLiterals.map { literal in
      // A key may be written by another literal of the same value.
      if let value = literal.representedLiteralValue { return value }
      let words = literal.segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "\\()" }
      return (literal.openingPounds?.text ?? "") + literal.openingQuote.text + words.joined(separator: "")
    }
  }
}

/// Finds where something can be planted.
private final class PlantingPlaces: SyntaxVisitor {
  private(set) var initializers: [(InitializerDeclSyntax, json: String)] = []
  private(set) var assignedReads: [MemberAccessExprSyntax] = []
  private(set) var literals: [StringLiteralExprSyntax] = []
  private(set) var allLiterals: [StringLiteralExprSyntax] = []
  private(set) var starts: [Int] = []
  private(set) var declared: Set<String> = []
  private(set) var allNames: Set<String> = []
  private(set) var tokens: [TokenSyntax] = []

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if let parameter = parameters.first, ["JSON", "SwiftyJSON.JSON"].contains(parameter.type.trimmed.description),
      node.parent?.parent?.parent?.parent.map({ $0.is(StructDeclSyntax.self) || $0.is(ClassDeclSyntax.self) }) == true,
      node.body?.description.contains("self.init") == false
    {
      initializers.append((node, (parameter.secondName ?? parameter.firstName).text))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if ["string", "stringValue"].contains(node.declName.baseName.text),
      node.base?.is(SubscriptCallExprSyntax.self) == true,
      let elements = node.parent?.as(ExprListSyntax.self), elements.count == 3,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true, elements.last?.id == ExprSyntax(node).id
    {
      assignedReads.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    allLiterals.append(node)
    let argument = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    let isKey = argument?.is(SubscriptCallExprSyntax.self) == true
    let isInside = node.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
    let isRaw = node.parent?.parent?.is(EnumCaseElementSyntax.self) == true
    if !isKey, !isInside, !isRaw, !node.isInLiteralOrAttribute { literals.append(node) }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.parent?.is(StringSegmentSyntax.self) != true, token.previousToken?.tokenKind != .backslash,
      !token.isInLiteralOrAttribute
    {
      starts.append(token.trimmedOffsets.lowerBound)
    }
    if case .identifier(let name) = token.tokenKind {
      allNames.insert(name)
      tokens.append(token)
      if token.parent?.is(IdentifierPatternSyntax.self) == true
        || token.parent?.is(ClosureShorthandParameterSyntax.self) == true
      {
        declared.insert(name)
      }
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether it is, or is in, the value that a member begins with.
  fileprivate var isInitialValue: Bool {
    var current = parent
    while let node = current, !node.is(CodeBlockSyntax.self), !node.is(AccessorBlockSyntax.self) {
      if node.is(MemberBlockItemSyntax.self) { return true }
      current = node.parent
    }
    return false
  }

  /// Whether it is a part of a literal or of an attribute.
  fileprivate var isInLiteralOrAttribute: Bool {
    var current = parent
    while let node = current {
      if node.is(StringLiteralExprSyntax.self) || node.is(AttributeSyntax.self) || node.is(ImportDeclSyntax.self) {
        return true
      }
      current = node.parent
    }
    return false
  }
}

extension String {
  /// The text with others in the place of some of its stretches, which do not overlap.
  fileprivate func replacing(_ edits: [(Range<Int>, String)]) -> String {
    var bytes = Array(utf8)
    for (range, replacement) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
