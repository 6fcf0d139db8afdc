import MigrationPlan
import SwiftSyntax

/// Adds the imports that a file's new text needs, and removes those that it no longer needs.
///
/// LegacyJSON replaces SwiftyJSON wherever that was imported, because converted types are created from its `JSON`. The
/// same decision applies to changed and unchanged files, so a second run finds nothing to do.
struct ImportEmission {
  /// The accessors by which a file may read a JSON without naming the type.
  private static let accessors: Set<String> = Set(Scalar.allCases.flatMap { [$0.accessor, $0.accessor + "Value"] })
    .union(["array", "arrayValue", "arrayObject", "dictionary", "dictionaryValue", "dictionaryObject", "number"])

  /// The functions of a JSON.
  private static let questions: Set<String> = ["exists", "merge", "merged", "rawData", "rawString"]

  let file: Int
  let original: SourceFile
  let imports: [Import]
  /// The file's text after all other edits; nil when there are none.
  let rewritten: String?
  /// Whether the file creates models by the libraries' initializers, which mention none of their types.
  var readsModels = false
  /// Whether the file has `JSON` from a copy of SwiftyJSON in its own module.
  var readsVendoredJSON = false
  /// The modules that other files pass on to this one.
  var passedOn: Set<String> = []
  /// Whether the project declares a type of a name outside of all others.
  var declared: (String) -> Bool = { _ in false }

  func edits() -> [Edit] {
    let isConcerned = rewritten != nil || readsVendoredJSON || imports.contains { $0.module == "SwiftyJSON" }
    guard isConcerned else { return [] }
    let before = Self.used(in: original.tree)
    let after = rewritten.map { Self.used(in: .parsed($0, as: .results)) } ?? before
    let unneeded = unneededModules(after).union(modulesLeft(before, after))
    let removals = removals(of: unneeded)
    var kept: Set<String> = []
    for found in imports where removals[found.node.id] == nil && found.isWhole {
      kept.insert(Self.newModule(of: found))
    }

    let introduced = after.names.subtracting(before.names)
    var added = RuntimeLibrary.names.filter { !kept.contains($0.module) && !$0.names.isDisjoint(with: introduced) }
      .map(\.module)
    if readsModels, !kept.contains("Bridge"), !added.contains("Bridge") { added.append("Bridge") }
    let hasJSON = imports.contains { removals[$0.node.id] == nil && Import.jsonLibraries.contains($0.module) }
    let readsJSON = rewritten == nil ? after.names.contains("JSON") : !unneeded.contains("LegacyJSON")
    if !hasJSON, readsVendoredJSON && readsJSON || introduced.contains("JSON") { added.append("LegacyJSON") }
    if let framework = frameworkLost(after) { added.append(framework) }
    return edits(adding: added, removals)
  }

  /// Returns the framework whose names the file uses, but gets only from SwiftyJSON: Foundation, or UIKit. (Beside a copy
  /// of SwiftyJSON, it may get them from a bridging header; a file that changes says what it needs.)
  private func frameworkLost(_ used: Used) -> String? {
    let mayLose = readsVendoredJSON && rewritten != nil || imports.contains { $0.module == "SwiftyJSON" }
    guard mayLose else { return nil }
    func uses(_ isWanted: (String) -> Bool) -> Bool { used.names.contains { isWanted($0) && !declared($0) } }
    // A file that names UIKit is compiled only where UIKit can be imported.
    let hasUIKit = passedOn.union(imports.map(\.module)).contains(where: FoundationNames.uiKitModules.contains)
    if !hasUIKit, uses(FoundationNames.isUIKit) { return "UIKit" }
    let always = passedOn.union(imports.filter { $0.condition == nil && $0.scope == nil }.map(\.module))
    guard always.isDisjoint(with: FoundationNames.modules) else { return nil }
    return uses(FoundationNames.isFoundation) ? "Foundation" : nil
  }

  /// The legacy modules that a file has nothing of.
  private func unneededModules(_ used: Used) -> Set<String> {
    let unnamed = RuntimeLibrary.legacyNames.filter { $0.names.isDisjoint(with: used.names) }.map(\.module)
    // A file may read a JSON that it never names; in one that is not changed, nothing says that it does not.
    let mayRead = !used.members.isDisjoint(with: Self.accessors) || rewritten == nil && used.asksForKeys
    return Set(unnamed).subtracting(mayRead ? ["LegacyJSON"] : [])
  }

  /// The modules of converted code that a file named something of, and names nothing of any more. (What a file imported
  /// them for that named nothing of them is not known.)
  private func modulesLeft(_ before: Used, _ after: Used) -> Set<String> {
    let left = RuntimeLibrary.names.filter { module in
      !before.names.isDisjoint(with: module.names) && after.names.isDisjoint(with: module.names)
        && after.names.isDisjoint(with: Self.labels) && after.functions.isDisjoint(with: Self.functions)
    }
    return Set(left.map(\.module)).subtracting(readsModels ? ["Bridge"] : [])
  }

  /// The labels and functions that the libraries give to types of others, or of requests of the project.
  private static let labels = Set(RuntimeLibrary.readingLabels.compactMap(\.self))
    .union(["APIUtil", "JSON", "decoding", "following", "json"])
  private static let functions: Set = [
    "buildClient", "call", "elements", "execute", "executeAsync", "legacyContainer", "legacyURLRequest", "pages",
  ]

  private static func newModule(of found: Import) -> String {
    found.module == "SwiftyJSON" ? "LegacyJSON" : found.module
  }

  // MARK: What goes

  /// Returns the imports to remove, each with the node to remove: the import itself, or an `#if` that contains nothing
  /// else.
  private func removals(of modules: Set<String>) -> [SyntaxIdentifier: Syntax] {
    var removals: [SyntaxIdentifier: Syntax] = [:]
    var present: Set<String> = []
    for found in imports {
      // What another file may have from here stays.
      guard !found.isPassedOn else { continue }
      let isTwice = found.condition == nil && !present.insert(spelling(of: found)).inserted && isOfLegacyLibrary(found)
      if isTwice || modules.contains(Self.newModule(of: found)) { removals[found.node.id] = Syntax(found.node) }
    }
    for condition in imports.compactMap(\.condition) {
      let inside = imports.filter { $0.condition?.id == condition.id }
      let goes = inside.allSatisfy { removals[$0.node.id] != nil } && holdsNothingElse(condition, inside.count)
      for found in inside { removals[found.node.id] = goes ? Syntax(condition) : nil }
    }
    return removals
  }

  private func isOfLegacyLibrary(_ found: Import) -> Bool {
    RuntimeLibrary.legacyNames.contains { $0.module == Self.newModule(of: found) }
  }

  /// Whether an `#if` holds so many imports and nothing else, not even a comment.
  private func holdsNothingElse(_ condition: IfConfigDeclSyntax, _ count: Int) -> Bool {
    var items = 0
    for clause in condition.clauses {
      guard case .statements(let statements) = clause.elements else { return false }
      items += statements.count
    }
    let range = condition.trimmedOffsets
    return items == count && !original.hasComment(in: range)
  }

  // MARK: Spelling

  /// Returns the import's new spelling.
  private func spelling(of found: Import) -> String {
    let range = found.node.trimmedOffsets
    guard found.module == "SwiftyJSON", let name = found.node.path.first?.name.trimmedOffsets else {
      return original.text(in: range)
    }
    if let kind = found.node.importKindSpecifier, found.scope != "JSON" {
      // LegacyJSON may have what is imported in another form.
      let start = kind.trimmedOffsets.lowerBound
      return inFront(original.comments(of: found.node, in: [start..<range.upperBound]))
        + original.text(in: range.lowerBound..<start) + "LegacyJSON"
    }
    return original.text(in: range.lowerBound..<name.lowerBound) + "LegacyJSON"
      + original.text(in: name.upperBound..<range.upperBound)
  }

  // MARK: Edits

  private func edits(adding modules: [String], _ removals: [SyntaxIdentifier: Syntax]) -> [Edit] {
    let renamed = imports.filter { $0.module == "SwiftyJSON" && removals[$0.node.id] == nil }
    // New imports stand where the first old one was.
    let anchor = imports.first { found in
      removals[found.node.id] != nil || (found.condition == nil && found.module == "SwiftyJSON")
    }
    let access = imports.contains { $0.module == "SwiftyJSON" && $0.access == "public" } ? "public " : ""
    let added = modules.map { (module: $0, text: "\(access)import \($0)") }
    // What takes an import's place keeps the line.
    let gone = Set(removals.values.map(\.id)).subtracting(
      added.isEmpty ? [] : [anchor.flatMap { removals[$0.node.id]?.id }].compactMap(\.self))
    func isGone(_ item: CodeBlockItemSyntax) -> Bool { gone.contains(Syntax(item.item).id) }
    var edits: [Edit] = []
    var seen: Set<SyntaxIdentifier> = []
    for found in imports {
      let isAnchor = found.node.id == anchor?.node.id
      if let node = removals[found.node.id] {
        guard seen.insert(node.id).inserted else { continue }
        let text = isAnchor ? joined(added.sorted { $0.module < $1.module }.map(\.text), at: node) : ""
        let inside = inFront(comments(inside: node))
        let edit =
          text.isEmpty ? removal(of: node, isGone) : Edit(file: file, range: node.trimmedOffsets, text: inside + text)
        edits += [edit].compactMap(\.self)
      } else if renamed.contains(where: { $0.node.id == found.node.id }) {
        let lines = (isAnchor ? added : []) + [(module: "LegacyJSON", text: spelling(of: found))]
        let text = joined(lines.sorted { $0.module < $1.module }.map(\.text), at: Syntax(found.node))
        edits.append(Edit(file: file, range: found.node.trimmedOffsets, text: text))
      }
    }
    if added.isEmpty, removals.count == imports.count {
      edits += blankLinesEdit(imports.compactMap { removals[$0.node.id] })
    }
    return anchor == nil && !added.isEmpty ? edits + [insertion(of: added.map(\.text).sorted())] : edits
  }

  /// Joins imports on separate lines, or on one line if they share it with others.
  private func joined(_ imports: [String], at node: Syntax) -> String {
    let hasSemicolon = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon != nil
    return imports.joined(separator: isAlone(node) ? (hasSemicolon ? ";\n" : "\n") : "; ")
  }

  /// Adds imports behind the others.
  func insertion(of added: [String]) -> Edit {
    if let last = imports.last(where: { $0.condition == nil }) {
      if let item = Syntax(last.node).parent?.as(CodeBlockItemSyntax.self), lineMates(of: item).last != item {
        let end = last.node.trimmedOffsets.upperBound
        return Edit(file: file, range: end..<end, text: added.map { "; \($0)" }.joined())
      }
      // A comment behind it may be of several lines.
      let end = original.lineEnd(behind: last.node)
      return Edit(file: file, range: end..<end, text: added.map { "\n\($0)" }.joined())
    }
    let start = original.tree.statements.first.map { original.attachedStart(of: $0) } ?? 0
    return Edit(file: file, range: start..<start, text: added.joined(separator: "\n") + "\n\n")
  }

  // MARK: Lines

  /// Removes an import with its line, or only the import if it shares the line. Comments stay. Nil if the edit for
  /// another import on the line removes this one too.
  private func removal(of node: Syntax, _ isGone: (CodeBlockItemSyntax) -> Bool) -> Edit? {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self) else {
      return Edit(file: file, range: node.trimmedOffsets, text: "")
    }
    let line = lineMates(of: item)
    guard let index = line.firstIndex(of: item) else { return nil }
    let start = item.trimmedOffsets.lowerBound
    if let next = line[(index + 1)...].first, let kept = line[(index + 1)...].first(where: { !isGone($0) }) {
      // What follows moves up.
      let comments = line[index..<(line.firstIndex(of: kept) ?? index)].flatMap(comments(of:))
      guard index == 0 || !isGone(line[index - 1]) else { return nil }
      let end = isGone(next) ? kept.trimmedOffsets.lowerBound : next.trimmedOffsets.lowerBound
      return Edit(file: file, range: start..<end, text: inFront(comments))
    }
    guard let last = line.last, index == 0 || !isGone(line[index - 1]) else { return nil }
    if index > 0 {
      // What is before it ends the line, without a semicolon that only kept them apart.
      let before = last.semicolon == nil ? line[index - 1].item.trimmedOffsets : line[index - 1].trimmedOffsets
      let comments =
        commentsBehind(line[index - 1]) + line[index...].dropLast().flatMap(comments(of:))
        + comments(inside: Syntax(last.item))
      let text = comments.isEmpty ? "" : " " + asLast(comments)
      return Edit(file: file, range: before.upperBound..<last.trimmedOffsets.upperBound, text: text)
    }
    let comments = line.flatMap(comments(of:))
    let range = lineRange(from: node, through: Syntax(last))
    let isFirst = original.text(in: range.lowerBound..<start).allSatisfy(\.isWhitespace)
    if comments.isEmpty, isFirst { return Edit(file: file, range: range, text: "") }
    return Edit(file: file, range: start..<last.endPosition.utf8Offset, text: asLast(comments))
  }

  /// The comments in a statement, and behind it on its line.
  private func comments(of item: CodeBlockItemSyntax) -> [String] {
    comments(inside: Syntax(item.item)) + commentsBehind(item)
  }

  /// The comments behind a statement on its line.
  private func commentsBehind(_ item: CodeBlockItemSyntax) -> [String] {
    (item.item.trailingTrivia.comments) + (item.semicolon?.leadingTrivia.comments ?? [])
      + (item.semicolon?.trailingTrivia.comments ?? [])
  }

  private func comments(inside node: Syntax) -> [String] { original.comments(of: node, in: [node.trimmedOffsets]) }

  /// Comments in front of something else: what ends with its line has one of its own.
  private func inFront(_ comments: some Sequence<String>) -> String {
    comments.map { $0 + ($0.hasPrefix("//") ? "\n" : " ") }.joined()
  }

  /// Comments with nothing else behind them.
  private func asLast(_ comments: [String]) -> String { inFront(comments.dropLast()) + (comments.last ?? "") }

  /// The statements that stand on one line with a statement, itself among them.
  private func lineMates(of item: CodeBlockItemSyntax) -> [CodeBlockItemSyntax] {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self).map(Array.init),
      let index = list.firstIndex(of: item)
    else { return [item] }
    let first = list[...index].lastIndex { $0.leadingTrivia.containsLineBreak } ?? 0
    let next = list[(index + 1)...].firstIndex { $0.leadingTrivia.containsLineBreak } ?? list.count
    return Array(list[first..<next])
  }

  private func isAlone(_ node: Syntax) -> Bool {
    node.parent?.as(CodeBlockItemSyntax.self).map { lineMates(of: $0).count == 1 } ?? false
  }

  /// Removes the blank lines after the last import, if the top of the file had nothing but imports.
  private func blankLinesEdit(_ nodes: [Syntax]) -> [Edit] {
    guard let first = nodes.first, let last = nodes.last,
      nodes.allSatisfy({ node in
        isAlone(node) && node.parent?.as(CodeBlockItemSyntax.self).map(comments(of:)) == []
      }),
      original.text(in: 0..<first.trimmedOffsets.lowerBound).allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" })
    else { return [] }
    let start = lineRange(from: last, through: last).upperBound
    let content = original.utf8[start...].firstIndex { !$0.isBlank && !$0.isNewline } ?? original.utf8.count
    let end = original.lineStart(at: content)
    return end > start ? [Edit(file: file, range: start..<end, text: "")] : []
  }

  /// The lines of an import, of several on one line, or of an `#if`, with the line break.
  private func lineRange(from first: Syntax, through last: Syntax) -> Range<Int> {
    let lineStart = original.lineStart(at: first.trimmedOffsets.lowerBound)
    // A byte order mark stays at the beginning of the file.
    let start = lineStart == 0 && original.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStart
    let end = original.lineEnd(at: last.trimmedOffsets.upperBound)
    return start..<(original.nextLineStart(after: end) ?? original.utf8.count)
  }

  // MARK: Names

  /// The names, members and functions that a text uses.
  private struct Used {
    /// The names that stand by themselves.
    var names: Set<String> = []
    /// Members that are read without a call.
    var members: Set<String> = []
    /// Members that are called.
    var functions: Set<String> = []
    /// Whether the code may read a part of a JSON: by a string in brackets, or by a function of `JSON`.
    var asksForKeys = false
  }

  private static func used(in tree: SourceFileSyntax) -> Used {
    let finder = UseFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.used
  }

  private final class UseFinder: SyntaxVisitor {
    private(set) var used = Used()

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true { used.asksForKeys = true }
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
      let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      if reference?.isCondition == true { return .skipChildren }
      if let reference, let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.declName.id == reference.id
      {
        if access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id {
          used.members.insert(name)
        } else {
          used.functions.insert(name)
          used.asksForKeys = used.asksForKeys || questions.contains(name)
        }
      } else if token.parent?.is(MemberTypeSyntax.self) != true,
        token.parent?.is(ImportPathComponentSyntax.self) != true
      {
        used.names.insert(name)
      }
      return .skipChildren
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name is that of a module, in `canImport(…)`.
  var isCondition: Bool {
    guard let called = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text == "canImport"
  }
}

extension Trivia {
  /// Whether the trivia ends a line.
  fileprivate var containsLineBreak: Bool {
    pieces.contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      // A comment of several lines.
      case .blockComment(let text), .docBlockComment(let text): text.utf8.contains { $0.isNewline }
      default: false
      }
    }
  }
}
