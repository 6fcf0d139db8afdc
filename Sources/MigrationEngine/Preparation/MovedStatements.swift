import SwiftSyntax

/// Statements that create a value of another type, moved into an initializer of that type.
///
/// ## Before
/// ```swift
/// class User {
///   var name = ""
/// }
/// class UserParser {
///   func parse(_ json: JSON) -> User {
///     let user = User()
///     user.name = json["name"].stringValue
///     return user
///   }
/// }
/// ```
/// ## After
/// ```swift
/// class User {
///   var name = ""
///
///   init(json: JSON) {
///     self.name = json["name"].stringValue
///   }
/// }
/// class UserParser {
///   func parse(_ json: JSON) -> User {
///     return User(json: json)
///   }
/// }
/// ```
///
/// This also applies to what a function does behind the statement that makes a document, `let json = JSON(data)`, to
/// the statements of a loop over an array of documents, and to those of a closure that is called for each. Where several
/// of them create such values, most have to be equal; a type whose values are created outside only is otherwise left
/// alone.
///
/// Preserves: every value, and what every name in the statements means. The file of the type gets the imports that they
/// may need.
/// Functions and constants of the type that they stand in are read with them, and go where they are private and nothing
/// else uses them.
/// Can't: statements with local names of the code around them, with other names that are private where they stand or mean
/// something else in the type, with a value that is used twice, or with a property that is observed.
struct MovedStatements {
  private let statements: CreatingStatements
  private let type: TypeFacts
  private let project: ProjectFacts
  /// The initializer: the edits in the type's file.
  private(set) var initializer: [Edit] = []
  /// The call of the initializer, in the place of the statements.
  private(set) var call: [Edit] = []
  /// The statements with the comments around them.
  private let inside: Range<Int>
  /// The initializer's text, without what differs between equal statements: white space, and the document's name.
  let key: String

  /// Whether the type loses an initializer that is not written, when this one is.
  var replacesImplicitInitializer: Bool { statements.replacesImplicitInitializer }

  /// Whether the initializer is only understood, and can't be written.
  var isOnlyRead: Bool { statements.isOnlyRead }

  /// How many lines the statements have, without those that stay.
  var lines: LineCount {
    guard let first = block.statements.first?.trimmedOffsets.lowerBound,
      let last = block.statements.last?.trimmedOffsets.upperBound
    else { return LineCount() }
    let left = statements.use != nil && block.isFailable ? 2 : 1
    return LineCount(of: source, in: first..<last) - LineCount(lines: left, codeLines: left)
  }

  /// Where the statements stand.
  var place: (file: Int, range: Range<Int>) { (block.file, block.inside) }

  var block: CreatingBlock { statements.block }
  private var source: SourceFile { project.files[block.file] }

  /// Returns the blocks with equal statements that are more than half of all, in their order; none if there are no such.
  static func most(of blocks: [CreatingBlock], to type: TypeFacts, in project: ProjectFacts) -> [MovedStatements] {
    let moved = blocks.compactMap { MovedStatements($0, to: type, in: project) }
    let best = Dictionary(grouping: moved, by: \.key).values.max { $0.count < $1.count } ?? []
    return best.count * 2 > blocks.count ? best : []
  }

  /// The statements as they stand, as an expression that creates a value of `json`; nil for those of a function.
  var construction: String? {
    guard block.function == nil else { return nil }
    // `continue` creates no value, and `self` is the document.
    let document = block.isOfDocument ? [block.document, "\(block.document)."] : []
    let ends = statements.edits.filter { edit in
      (["return nil"] + document).contains { edit.replacement == [.text($0)] }
    }
    guard let first = block.statements.first?.trimmedOffsets.lowerBound,
      let rewriter = try? Rewriter(files: project.files, edits: ends)
    else { return nil }
    var text: String
    if let use = statements.use {
      text = rewriter.render(file: block.file, range: first..<use.statement.trimmedOffsets.lowerBound)
      text += "return \(use.variable ?? source.text(in: use.value))"
    } else {
      text = rewriter.render(file: block.file, range: first..<block.inside.upperBound)
    }
    let parameter = block.unnamed == nil ? "\(block.document) in" : ""
    return "({ \(parameter)\n\(text)\n} as (JSON) throws -> \(type.name)\(block.isFailable ? "?" : ""))(json)"
  }

  /// Moves the statements. Nil if they can't be moved.
  init?(_ block: CreatingBlock, to type: TypeFacts, in project: ProjectFacts) {
    guard project.mayRewrite(block.file), project.mayRewrite(type.file),
      let statements = CreatingStatements(block, of: type, in: project),
      // The last statement, which uses the value, stays where it is.
      !project.loseComments(statements.edits.filter { $0.range != statements.use?.statement.trimmedOffsets }),
      let rewriter = try? Rewriter(
        files: project.files, edits: project.files[block.file].withWholeLines(statements.edits))
    else { return nil }
    self.statements = statements
    self.type = type
    self.project = project
    let target = project.files[type.file]
    let brace = type.memberBlock.rightBrace.trimmedOffsets.lowerBound
    let outer = target.indentation(at: type.node.trimmedOffsets.lowerBound)
    let indentation =
      type.memberBlock.members.last.map { target.memberIndentation(of: $0.decl) } ?? outer + target.indentationUnit
    let change = IndentationChange(
      removed: project.files[block.file].indentation(at: block.inside.lowerBound),
      added: indentation + (block.followsDocument ? target.indentationUnit : ""))
    let source = project.files[block.file]
    let line = source.lineEnd(at: block.inside.lowerBound)
    // A comment behind the brace stays there.
    let isBehindBrace = block.statements.first.map { $0.trimmedOffsets.lowerBound > line } == true
    inside = (isBehindBrace ? line : block.inside.lowerBound)..<block.inside.upperBound
    var text = rewriter.render([.original(file: block.file, range: inside, indentation: change)])
    while text.last?.isWhitespace == true { text.removeLast() }
    let signature = statements.signature(access: "")
    key =
      "\(signature) \(text)".split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
      .map { $0 == block.document ? "json" : $0 }.joined(separator: " ")
      + text.filter { !$0.isWhitespace && !$0.isLetter }
    let written = "\(signature) {\(text)\n\(indentation)}"
    let last = target.lineStart(at: brace)
    if target.utf8[last..<brace].allSatisfy(\.isBlank) {
      initializer = [Edit(file: type.file, range: last..<last, text: "\n\(indentation)\(written)\n")]
    } else {
      let last = type.memberBlock.members.last
      let separator = last.map { $0.semicolon == nil ? "; " : " " } ?? " "
      let end = last?.trimmedOffsets.upperBound ?? brace
      initializer = [Edit(file: type.file, range: end..<end, text: "\(separator)\(written)")]
    }
    guard meanTheSame, addCall() else { return nil }
    call += statements.copies?.removals(besides: inside) ?? []
    addImports()
  }

  // MARK: The call

  private mutating func addCall() -> Bool {
    let made = "\(block.throwing.isEmpty ? "" : "try ")\(block.made)(json: \(block.documentHere))"
    guard let use = statements.use else {
      addResult(made)
      return true
    }
    let start = use.statement.trimmedOffsets.lowerBound
    if let first = source.nextLineStart(after: inside.lowerBound), first <= source.lineStart(at: start),
      source.utf8[inside.lowerBound..<source.lineEnd(at: inside.lowerBound)].allSatisfy(\.isBlank),
      source.utf8[source.lineStart(at: start)..<start].allSatisfy(\.isBlank)
    {
      call = source.lineEdits(removing: first..<source.lineStart(at: start), file: block.file)
    } else {
      guard let first = block.statements.first?.trimmedOffsets.lowerBound,
        !source.utf8[inside.lowerBound..<start].contains(where: \.isNewline)
      else { return false }
      call = first < start ? [Edit(file: block.file, range: first..<start, text: "")] : []
    }
    guard block.isFailable else {
      call += source.lineEdits(replacing: use.value, with: made, file: block.file)
      return true
    }
    let name = use.variable ?? "value"
    call.append(
      Edit(
        file: block.file, range: start..<start,
        text: "guard let \(name) = \(made) else { continue }\n\(source.indentation(at: start))"))
    if use.variable == nil { call += source.lineEdits(replacing: use.value, with: name, file: block.file) }
    return true
  }

  /// Puts the result in the place of all statements.
  private mutating func addResult(_ made: String) {
    let isReturned = block.statements.last?.item.is(ReturnStmtSyntax.self) == true || block.function != nil
    let result = isReturned ? "return \(made)" : made
    let end = source.lineStart(at: inside.upperBound)
    guard let next = source.nextLineStart(after: inside.lowerBound), next <= end else {
      call = [Edit(file: block.file, range: inside, text: " \(result) ")]
      return
    }
    let outer = source.indentation(at: inside.lowerBound)
    let first = inside.lowerBound..<source.lineEnd(at: inside.lowerBound)
    let unit = block.followsDocument ? "" : source.indentationUnit
    call = [Edit(file: block.file, range: first, text: "\n\(outer)\(unit)\(result)")]
    call += source.lineEdits(removing: next..<end, file: block.file)
    if !source.utf8[end..<inside.upperBound].allSatisfy(\.isBlank) {
      call.append(Edit(file: block.file, range: end..<inside.upperBound, text: outer))
    }
  }

  // MARK: What names mean

  /// The names that stand by themselves in the statements which move.
  private var names: [TokenSyntax] {
    let copies = statements.copies
    return (block.statements.codeTokens + (copies?.tokens ?? [])).filter { token in
      guard token.standsAlone, copies?.names.contains(token.text) != true else { return false }
      guard let use = statements.use else { return true }
      let place = token.trimmedOffsets.lowerBound
      return !use.statement.trimmedOffsets.contains(place) || use.variable == nil && use.value.contains(place)
    }
  }

  /// Whether every name in the statements means the same in the type.
  private var meanTheSame: Bool {
    let names = Set(names.map(\.text))
    if type.file != block.file, !PrivateNames(in: source.tree).names.isDisjoint(with: names) { return false }
    guard names.allSatisfy({ project.resolve($0, in: block.owner)?.name == project.resolve($0, in: type.name)?.name })
    else { return false }
    guard !names.contains(where: mayBeIsolated) else { return false }
    // A type that others see may be in another module than the statements, which it does not see.
    guard type.node.isVisibleOutside else { return true }
    let folders = Set(project.files[type.file].path.split(separator: "/").map(String.init))
    return project.imports[block.file].allSatisfy { !folders.contains($0.module) }
  }

  /// Whether a name may be that of something of a global actor, which an initializer can't use.
  private func mayBeIsolated(_ name: String) -> Bool {
    if let found = project.resolve(name, in: block.owner), found.name != type.name {
      return project.mayBeIsolated(found.name)
    }
    return ForeignSuperclass.isOfMainActor(name)
      || project.functions(named: name).contains { $0.owner == nil && $0.node.attributes.mayIsolate }
      || project.properties(named: name).contains { $0.owner == nil && $0.declaration.attributes.mayIsolate }
  }

  /// Adds the import of `JSON` to the file of the type, and those that the statements may need.
  private mutating func addImports() {
    let own = Set(project.imports[type.file].map(\.module))
    var missing = project.imports[block.file].filter { !own.contains($0.module) && $0.isWhole }
    if !names.contains(where: isForeign) {
      // `ImportEmission` adds Foundation where it is used.
      missing.removeAll { !Import.jsonLibraries.contains($0.module) }
    }
    if !own.isDisjoint(with: Import.jsonLibraries) {
      missing.removeAll { Import.jsonLibraries.contains($0.module) }
    }
    guard !missing.isEmpty else { return }
    let emission = ImportEmission(
      file: type.file, original: project.files[type.file], imports: project.imports[type.file], rewritten: nil)
    initializer.append(emission.insertion(of: missing.map { "import \($0.module)" }))
  }

  /// Whether a name may be that of another module than Swift's and Foundation's.
  private func isForeign(_ token: TokenSyntax) -> Bool {
    let name = token.text
    if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
      guard case .none = reference.localBinding(of: name) else { return false }
    }
    return !FoundationNames.isFoundation(name) && !FoundationNames.isOfSwift(name)
      && !project.isDeclaredHere(name) && project.functions(named: name).isEmpty
      && project.properties(named: name).isEmpty
  }
}

extension TokenSyntax {
  /// Whether it is a name that stands by itself: not a member's, and no label.
  fileprivate var standsAlone: Bool {
    if let reference = parent?.as(DeclReferenceExprSyntax.self) { return !reference.isMemberName }
    return parent?.as(IdentifierTypeSyntax.self)?.name.id == id
  }
}

extension SourceFile {
  /// The edits, in which deletions of all that stands on a line delete the line.
  fileprivate func withWholeLines(_ edits: [Edit]) -> [Edit] {
    let deletions = edits.filter { $0.replacement.isEmpty && !$0.range.isEmpty }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var joined: [Edit] = []
    for edit in deletions {
      if let last = joined.last, last.range.upperBound == edit.range.lowerBound {
        joined[joined.count - 1] = Edit(
          file: edit.file, range: last.range.lowerBound..<edit.range.upperBound, text: "")
      } else {
        joined.append(edit)
      }
    }
    let whole = joined.map { edit in
      let start = lineStart(at: edit.range.lowerBound)
      guard let next = nextLineStart(after: edit.range.upperBound),
        utf8[start..<edit.range.lowerBound].allSatisfy(\.isBlank),
        utf8[edit.range.upperBound..<lineEnd(at: edit.range.upperBound)].allSatisfy(\.isBlank)
      else { return edit }
      return Edit(file: edit.file, range: start..<next, text: "")
    }
    return edits.filter { !$0.replacement.isEmpty || $0.range.isEmpty } + whole
  }
}
