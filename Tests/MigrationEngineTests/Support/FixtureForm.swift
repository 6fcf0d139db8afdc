import SwiftParser
import SwiftSyntax

@testable import MigrationEngine

extension Fixture {
  /// How the same code may be laid out in a file.
  enum Form: CaseIterable, Sendable {
    case plain, carriageReturns, tabs, byteOrderMark, emoji, conditional, semicolons, comments

    func apply(_ text: String) -> String {
      switch self {
      case .plain: text
      case .carriageReturns: text.replacing("\n", with: "\r\n")
      case .conditional: Self.conditional(text)
      case .byteOrderMark: "\u{FEFF}" + text
      // Characters of several scalars, whose bytes, scalars and columns all differ in number.
      case .emoji: text.hasPrefix("// ") ? text : "// 👩‍👩‍👧‍👦 e\u{301} 🇯🇵\n" + text
      case .tabs:
        text.components(separatedBy: "\n").map { line -> String in
          let spaces = line.prefix { $0 == " " }.count
          return String(repeating: "\t", count: spaces / 2) + line.dropFirst(spaces - spaces % 2)
        }.joined(separator: "\n")
      case .semicolons: Self.withSemicolons(text)
      case .comments: Self.withComments(text).text
      }
    }

    /// A text without what the form adds. Semicolons and comments move lines, so white space does not count there.
    func remove(from text: String) -> [String] {
      let bare =
        switch self {
        case .comments: text.replacing(#/ *//\d+\b/#, with: "")
        default: text
        }
      if self == .semicolons || self == .comments { return [bare.filter { !$0.isWhitespace && $0 != ";" }] }
      return bare.split(whereSeparator: \.isNewline).map(String.init)
    }

    /// Everything but the imports and what stands above them under `#if`.
    private static func conditional(_ text: String) -> String {
      let lines = text.components(separatedBy: "\n")
      let tree = Parser.parse(source: text)
      let locations = SourceLocationConverter(fileName: "", tree: tree)
      let imports = Import.all(in: tree).last.map { found in
        locations.location(
          for: (found.condition.map(Syntax.init) ?? Syntax(found.node)).endPositionBeforeTrailingTrivia
        )
        .line - 1
      }
      let options = lines.lastIndex { $0.hasPrefix("// options: ") || $0.hasPrefix("// reason: ") }
      let head = lines.prefix([imports, options].compactMap(\.self).max().map { $0 + 1 } ?? 0)
      let body = lines.dropFirst(head.count).drop { $0.isEmpty }
      return (head + (head.isEmpty ? [] : [""]) + ["#if DEBUG"] + body).joined(separator: "\n") + "#endif\n"
    }

    /// A semicolon behind every import and every statement that has none; declarations of types and functions are none.
    private static func withSemicolons(_ text: String) -> String {
      let ends = Set(
        Finder.statements(in: Parser.parse(source: text)).filter { $0.semicolon == nil }.map {
          $0.endPositionBeforeTrailingTrivia.utf8Offset
        })
      return spliced(text, at: ends) { _ in ";" }
    }

    /// A comment behind every line that is none itself, each another one.
    static func withComments(_ text: String) -> (text: String, comments: [String]) {
      let tree = Parser.parse(source: text)
      // Line breaks in strings and comments are not those of the code.
      var inside: Set<Int> = []
      for token in tree.tokens(viewMode: .sourceAccurate) {
        var cursor = token.position.utf8Offset
        for piece in token.leadingTrivia.pieces + [.unexpectedText(token.text)] + token.trailingTrivia.pieces {
          let isLineBreak = if case .newlines = piece { true } else { false }
          if !isLineBreak { inside.formUnion(cursor..<(cursor + piece.sourceLength.utf8Length)) }
          cursor += piece.sourceLength.utf8Length
        }
      }
      let bytes = Array(text.utf8)
      let ends = bytes.indices.filter { index in
        guard bytes[index] == UInt8(ascii: "\n"), !inside.contains(index) else { return false }
        let line = String(
          decoding: bytes[..<index].reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed(), as: UTF8.self)
        return line.contains { !$0.isWhitespace } && !line.contains("//") && !line.contains("/*")
          && !line.contains("*/")
          && !line.contains("\"\"\"")
      }
      return (spliced(text, at: Set(ends)) { " //\($0)" }, ends.indices.map { "//\($0)" })
    }

    private static func spliced(_ text: String, at offsets: Set<Int>, _ addition: (Int) -> String) -> String {
      var result: [UInt8] = []
      var count = 0
      for (offset, byte) in (Array(text.utf8) + [0]).enumerated() {
        if offsets.contains(offset) {
          result += Array(addition(count).utf8)
          count += 1
        }
        result.append(byte)
      }
      return String(decoding: result.dropLast(), as: UTF8.self)
    }

    private final class Finder: SyntaxVisitor {
      private var found: [CodeBlockItemSyntax] = []

      static func statements(in tree: SourceFileSyntax) -> [CodeBlockItemSyntax] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found
      }

      override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isDeclaration = node.item.is(DeclSyntax.self)
        if !isDeclaration || node.item.is(ImportDeclSyntax.self) || node.item.is(VariableDeclSyntax.self) {
          found.append(node)
        }
        return .visitChildren
      }
    }
  }
}
