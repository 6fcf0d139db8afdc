import SwiftSyntax

/// A static function that creates a value, replaced by an initializer.
///
/// ## Before
/// ```swift
/// static func from(_ json: JSON) -> User? {
///   guard let id = json["id"].int else { return nil }
///   let user = User(id: id)
///   user.name = json["name"].stringValue
///   return user
/// }
/// ```
/// ## After
/// ```swift
/// init?(json: JSON) {
///   guard let id = json["id"].int else { return nil }
///   self.id = id
///   self.name = json["name"].stringValue
/// }
/// ```
///
/// A method that makes another value than its own is such a function, too: `User().user(from: json)`.
///
/// Preserves: every value, and the order in which the document is read.
/// If the function creates its result in one place, and calls an initializer that only assigns, the new initializer
/// contains those assignments. Otherwise, it calls `self.init(…)`. A function that creates its result in several places,
/// or by `map` and `flatMap`, is only read as an initializer, and goes if declarations say all of it.
/// Can't: a method that uses its own value; a function that returns something else, or that changes its result where a
/// property is observed.
struct FactoryInitializer {
  private let factory: Factory
  private let statements: CreatingStatements
  private let project: ProjectFacts
  private(set) var edits: [Edit]

  /// Whether the type loses an initializer that is not written, when this one is.
  var replacesImplicitInitializer: Bool { statements.replacesImplicitInitializer }

  /// Whether the initializer is only understood, and can't be written.
  var isOnlyRead: Bool { statements.isOnlyRead }

  /// Creates the initializer. Nil if the function does not have this form.
  ///
  /// - Parameter keepsFunction: whether the function stays, and calls the initializer.
  init?(_ factory: Factory, of type: TypeFacts, in project: ProjectFacts, keepsFunction: Bool) {
    guard let block = CreatingBlock(factory), let statements = CreatingStatements(block, of: type, in: project) else {
      return nil
    }
    self.factory = factory
    self.statements = statements
    self.project = project
    edits = statements.edits
    guard addSignature(of: type, keepsFunction: keepsFunction), project.areWithinLines(edits) else { return nil }
  }

  private mutating func addSignature(of type: TypeFacts, keepsFunction: Bool) -> Bool {
    let node = factory.node
    let source = project.files[factory.file]
    let start = node.modifiers.first?.trimmedOffsets.lowerBound ?? node.funcKeyword.trimmedOffsets.lowerBound
    let end = node.signature.trimmedOffsets.upperBound
    guard node.attributes.isEmpty else { return false }
    // No initializer is open.
    let written = node.modifiers.first(where: \.isVisibleOutside)?.name.text
    let signature = statements.signature(access: written.map { $0 == "open" ? "public " : "\($0) " } ?? "")
    var kept = ""
    if keepsFunction {
      guard node.signature.parameterClause.parameters.count == 1 else { return false }
      let result = factory.node.signature.returnClause?.type.firstToken(viewMode: .sourceAccurate)
      let made = result?.tokenKind == .keyword(.Self) ? "Self" : type.name
      let call = "\(statements.block.throwing.isEmpty ? "" : "try ")\(made)(json: \(factory.parameterName))"
      kept = "\(source.text(in: start..<end)) { return \(call) }\n\(source.indentation(at: start))"
    }
    guard source.utf8[start..<end].contains(where: \.isNewline) else {
      edits.append(Edit(file: factory.file, range: start..<end, text: kept + signature))
      return true
    }
    return addSignature(signature, overSeveralLinesOf: node, behind: kept)
  }

  /// Puts the parts of the initializer's first line where those of the function stand.
  private mutating func addSignature(
    _ signature: String, overSeveralLinesOf node: FunctionDeclSyntax, behind kept: String
  ) -> Bool {
    let clause = node.signature.parameterClause
    guard let parameter = clause.parameters.only, let opening = signature.firstIndex(of: "("),
      let closing = signature.lastIndex(of: ")")
    else { return false }
    let start = node.modifiers.first?.trimmedOffsets.lowerBound ?? node.funcKeyword.trimmedOffsets.lowerBound
    let parts = [
      (start..<clause.leftParen.trimmedOffsets.lowerBound, kept + signature[..<opening]),
      (parameter.trimmedOffsets, String(signature[signature.index(after: opening)..<closing])),
      (
        clause.rightParen.trimmedOffsets.lowerBound..<node.signature.trimmedOffsets.upperBound,
        String(signature[closing...])
      ),
    ]
    edits += parts.map { Edit(file: factory.file, range: $0.0, text: $0.1) }
    return true
  }
}
