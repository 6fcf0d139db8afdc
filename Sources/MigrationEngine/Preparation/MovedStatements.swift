import SwiftSyntax

/// The statements of a function that creates a value of another type, moved into an initializer of that type.
///
/// ## Before
/// ```swift
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
/// class UserParser {
///   func parse(_ json: JSON) -> User {
///     return User(json: json)
///   }
/// }
///
/// // In `User`:
/// init(json: JSON) {
///   self.name = json["name"].stringValue
/// }
/// ```
///
/// Preserves: what every name in the statements means.
/// Can't: statements with names that are private where they stand, that mean something else in the type, or that come
/// from a module which the type's file does not import.
struct MovedStatements {
  private let factory: Factory
  private let type: TypeFacts
  private let project: ProjectFacts
  private(set) var edits: [Edit] = []

  /// Moves the statements. Nil if they can't be moved.
  ///
  /// - Parameters:
  ///   - signature: the first line of the initializer.
  ///   - changes: the changes inside of the statements.
  init?(
    of factory: Factory, to type: TypeFacts, as signature: String, _ changes: [Edit], in project: ProjectFacts
  ) {
    self.factory = factory
    self.type = type
    self.project = project
    guard let body = factory.node.body, project.mayRewrite(type.file), mean(sameIn: body),
      let rewriter = try? Rewriter(files: project.files, edits: source.withWholeLines(changes))
    else { return nil }
    let inside = body.leftBrace.trimmedOffsets.upperBound..<body.rightBrace.trimmedOffsets.lowerBound
    let target = project.files[type.file]
    let brace = type.memberBlock.rightBrace.trimmedOffsets.lowerBound
    let outer = target.indentation(at: type.node.trimmedOffsets.lowerBound)
    let indentation =
      type.memberBlock.members.last.map { target.memberIndentation(of: $0.decl) } ?? outer + target.indentationUnit
    let change = IndentationChange(removed: source.indentation(at: inside.lowerBound), added: indentation)
    var statements = rewriter.render([.original(file: factory.file, range: inside, indentation: change)])
    while statements.last?.isWhitespace == true { statements.removeLast() }
    let initializer = "\(indentation)\(signature) {\(statements)\n\(indentation)}\n"
    let line = target.lineStart(at: brace)
    let isAlone = target.utf8[line..<brace].allSatisfy(\.isBlank)
    let place = isAlone ? line : brace
    edits.append(
      Edit(file: type.file, range: place..<place, text: isAlone ? "\n\(initializer)" : "\n\n\(initializer)\(outer)"))
    addCall(in: inside)
    addImports(for: body)
  }

  private var source: SourceFile { project.files[factory.file] }

  /// Puts a call of the initializer in the place of the statements.
  private mutating func addCall(in inside: Range<Int>) {
    let isThrowing = factory.node.signature.effectSpecifiers?.throwsClause != nil
    let call =
      "return \(isThrowing ? "try " : "")\(factory.made.trimmedDescription)(json: \(factory.parameterName))"
    let end = source.lineStart(at: inside.upperBound)
    guard let next = source.nextLineStart(after: inside.lowerBound), next <= end else {
      edits.append(Edit(file: factory.file, range: inside, text: " \(call) "))
      return
    }
    let outer = source.indentation(at: factory.node.trimmedOffsets.lowerBound)
    let first = inside.lowerBound..<source.lineEnd(at: inside.lowerBound)
    edits.append(Edit(file: factory.file, range: first, text: "\n\(outer)\(source.indentationUnit)\(call)"))
    edits += source.lineEdits(removing: next..<end, file: factory.file)
    if !source.utf8[end..<inside.upperBound].allSatisfy(\.isBlank) {
      edits.append(Edit(file: factory.file, range: end..<inside.upperBound, text: outer))
    }
  }

  // MARK: What names mean

  /// Whether every name in the statements means the same in the type.
  private func mean(sameIn body: CodeBlockSyntax) -> Bool {
    let names = Set(body.codeTokens.filter(\.standsAlone).map(\.text))
    if type.file != factory.file, !PrivateNames(in: source.tree).names.isDisjoint(with: names) { return false }
    guard
      names.allSatisfy({ project.resolve($0, in: factory.owner)?.name == project.resolve($0, in: type.name)?.name })
    else { return false }
    // A type that others see may be in another module than the function, which it does not see.
    guard type.node.isVisibleOutside else { return true }
    let folders = Set(project.files[type.file].path.split(separator: "/").map(String.init))
    return project.imports[factory.file].allSatisfy { !folders.contains($0.module) }
  }

  /// Adds the import of `JSON` to the file of the type, and those that the statements may need.
  private mutating func addImports(for body: CodeBlockSyntax) {
    let own = Set(project.imports[type.file].map(\.module))
    var missing = project.imports[factory.file].filter { !own.contains($0.module) && $0.isWhole }
    if !body.codeTokens.contains(where: { $0.standsAlone && isForeign($0) }) {
      // What SwiftyJSON passes on is imported where it is needed.
      missing.removeAll { !Import.jsonLibraries.contains($0.module) }
    }
    if !own.isDisjoint(with: Import.jsonLibraries) {
      missing.removeAll { Import.jsonLibraries.contains($0.module) }
    }
    guard !missing.isEmpty else { return }
    let emission = ImportEmission(
      file: type.file, original: project.files[type.file], imports: project.imports[type.file], rewritten: nil)
    edits.append(emission.insertion(of: missing.map { "import \($0.module)" }))
  }

  /// Whether a name may be that of another module than Swift's and Foundation's.
  private func isForeign(_ token: TokenSyntax) -> Bool {
    let name = token.text
    if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
      guard case .none = reference.localBinding(of: name) else { return false }
    }
    return !FoundationNames.isFoundation(name) && !Self.namesOfSwift.contains(name)
      && !project.isDeclaredHere(name) && project.functions(named: name).isEmpty
      && project.properties(named: name).isEmpty
  }

  private static let namesOfSwift: Set = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64",
    "Int8", "JSON", "Optional", "Self", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    "Void", "abs", "debugPrint", "fatalError", "max", "min", "print", "self", "stride", "zip",
  ]
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
