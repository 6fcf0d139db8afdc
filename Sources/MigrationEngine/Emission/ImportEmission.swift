import SwiftParser
import SwiftSyntax

/// Gives a rewritten file the imports that its new text needs, and takes those that it needs no longer.
struct ImportEmission {
  /// The accessors by which a file may read a JSON without naming the type.
  private static let accessors: Set<String> = Set(Scalar.allCases.flatMap { [$0.accessor, $0.accessor + "Value"] })
    .union(["array", "arrayValue", "arrayObject", "dictionary", "dictionaryValue", "dictionaryObject", "number"])

  let file: Int
  let original: SourceFile
  /// The file's text after all other edits.
  let rewritten: String
  /// Whether `JSON` was declared in the project's own module.
  var replacesOwnJSON = false

  /// What an otherwise unchanged file needs once types are converted: they are created from LegacyJSON's `JSON`, and
  /// SwiftyJSON's would be another type.
  func replacementOfSwiftyJSON() -> [Edit] {
    let imports = original.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let isPresent = imports.contains { $0.path.trimmedDescription == "LegacyJSON" }
    if replacesOwnJSON, !isPresent, Self.used(in: original.text).names.contains("JSON") {
      return edits(adding: ["LegacyJSON"], removing: [], among: imports)
    }
    let gone = imports.filter { $0.path.trimmedDescription == "SwiftyJSON" }
    return gone.isEmpty ? [] : edits(adding: isPresent ? [] : ["LegacyJSON"], removing: gone, among: imports)
  }

  func edits() -> [Edit] {
    let before = Self.used(in: original.text)
    let after = Self.used(in: rewritten)
    let imports = original.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let present = Set(imports.map(\.path.trimmedDescription))
    let introduced = after.names.subtracting(before.names)
    var added = RuntimeLibrary.names
      .filter { !present.contains($0.module) && !$0.names.isDisjoint(with: introduced) }.map(\.module)

    var gone: Set<String> = []
    for (module, names) in RuntimeLibrary.legacyNames where names.isDisjoint(with: after.names) { gone.insert(module) }
    // A file may read a JSON that it never names.
    let readsJSON = !gone.contains("LegacyJSON") || !after.members.isDisjoint(with: Self.accessors)
    if readsJSON { gone.remove("LegacyJSON") }
    // What a converted type is created from is LegacyJSON's `JSON`, which is a drop-in for SwiftyJSON's.
    if present.contains("SwiftyJSON") {
      gone.insert("SwiftyJSON")
      if readsJSON, !present.contains("LegacyJSON") { added.append("LegacyJSON") }
    }
    if replacesOwnJSON, readsJSON, !present.contains("LegacyJSON"), !added.contains("LegacyJSON") {
      added.append("LegacyJSON")
    }
    let removed = imports.filter { gone.contains($0.path.trimmedDescription) && isAlone($0) }
    return edits(adding: added.sorted(), removing: removed, among: imports)
  }

  /// Whether nothing else stands on the import's line but a comment.
  private func isAlone(_ declaration: ImportDeclSyntax) -> Bool {
    let rest = original.text(in: declaration.trimmedOffsets.upperBound..<lineRange(of: declaration).upperBound)
    let before = original.text(in: lineRange(of: declaration).lowerBound..<declaration.trimmedOffsets.lowerBound)
    let behind = rest.drop { $0.isWhitespace }
    return before.allSatisfy(\.isWhitespace) && (behind.isEmpty || behind.hasPrefix("//"))
  }

  private func edits(adding: [String], removing: [ImportDeclSyntax], among imports: [ImportDeclSyntax]) -> [Edit] {
    let added = adding.map { "import \($0)" }
    if let first = removing.first {
      let replacement =
        added.isEmpty
        ? Edit(file: file, range: lineRange(of: first), text: "")
        : Edit(file: file, range: first.trimmedOffsets, text: added.joined(separator: "\n"))
      let edits = [replacement] + removing.dropFirst().map { Edit(file: file, range: lineRange(of: $0), text: "") }
      return edits + (added.isEmpty && removing.count == imports.count ? blankLinesEdit(after: removing) : [])
    }
    guard !added.isEmpty else { return [] }
    if let last = imports.last {
      let end = original.lineEnd(at: last.trimmedOffsets.upperBound)
      return [Edit(file: file, range: end..<end, text: added.map { "\n\($0)" }.joined())]
    }
    let start = original.tree.statements.first.map { original.attachedStart(of: $0) } ?? 0
    return [Edit(file: file, range: start..<start, text: added.joined(separator: "\n") + "\n\n")]
  }

  /// Where nothing but imports was at the top of the file, the blank lines behind them go with the last.
  private func blankLinesEdit(after imports: [ImportDeclSyntax]) -> [Edit] {
    guard let first = imports.first, let last = imports.last,
      original.text(in: 0..<first.trimmedOffsets.lowerBound).allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" })
    else { return [] }
    let start = lineRange(of: last).upperBound
    let content = original.utf8[start...].firstIndex { !$0.isBlank && !$0.isNewline } ?? original.utf8.count
    let end = original.lineStart(at: content)
    return end > start ? [Edit(file: file, range: start..<end, text: "")] : []
  }

  /// The line of an import, with its line break.
  private func lineRange(of declaration: ImportDeclSyntax) -> Range<Int> {
    let lineStart = original.lineStart(at: declaration.trimmedOffsets.lowerBound)
    // A byte order mark stays at the beginning of the file.
    let start = lineStart == 0 && original.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStart
    let end = original.lineEnd(at: declaration.trimmedOffsets.upperBound)
    let next = original.utf8[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? original.utf8.count
    return start..<next
  }

  /// The names that stand by themselves in a text, and those of members that are read without a call.
  private static func used(in text: String) -> (names: Set<String>, members: Set<String>) {
    var names: Set<String> = []
    var members: Set<String> = []
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id
      {
        if access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id {
          members.insert(name)
        }
      } else if token.parent?.is(MemberTypeSyntax.self) != true,
        token.parent?.is(ImportPathComponentSyntax.self) != true
      {
        names.insert(name)
      }
    }
    return (names, members)
  }
}
