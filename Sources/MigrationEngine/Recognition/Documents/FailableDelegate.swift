import SwiftSyntax

/// A failable initializer to which only the one from JSON delegates.
///
/// ## Before
/// ```swift
/// init?(json: JSON) {
///   self.init(id: json["id"].int, name: json["name"].stringValue)
/// }
///
/// init?(id: Int?, name: String) {
///   guard let id else { return nil }
///   self.id = id
///   self.name = name
/// }
/// ```
/// ## After
/// ```swift
/// init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   try self.init(id: container.valueIfPresent(Int.self, at: "id"), name: container.value(String.self, at: "name"))
/// }
///
/// init(id: Int?, name: String) throws {
///   guard let id else { throw LegacyContainer.refusal }
///   self.id = id
///   self.name = name
/// }
/// ```
///
/// Preserves: the documents that are refused. Callers of `init?(json:)` get nil as before.
/// Can't: an initializer that other code calls or may call, one that delegates to another failable one, and `return
/// nil` inside of a `do` with a `catch`.
struct FailableDelegate {
  let edits: [Edit]

  /// Creates the delegate. Nil if the initializer has another form, or has other callers.
  init?(
    _ found: InitializerFacts, of type: TypeFacts, calledIn initializer: JSONInitializer,
    by call: FunctionCallExprSyntax, in project: ProjectFacts
  ) {
    let node = found.node
    let kept: [Keyword] = [.public, .open, .required, .override]
    guard let mark = node.optionalMark, mark.tokenKind == .postfixQuestionMark, let body = node.body,
      node.signature.effectSpecifiers == nil, node.attributes.isEmpty, found.file == initializer.file,
      !node.modifiers.contains(where: { modifier in kept.contains { modifier.name.tokenKind == .keyword($0) } }),
      Syntax(node).conditionalClause == Syntax(initializer.node).conditionalClause,
      project.subclasses(of: type.name).isEmpty,
      !Self.isDescendant(call, ofAttempt: initializer.node),
      !Conformances(of: [type.name], in: project).protocols.contains(where: { asking in
        project.initializers(of: asking.name).contains { $0.labels == found.labels }
      })
    else { return nil }
    let delegation = DelegationFinder(viewMode: .sourceAccurate)
    delegation.walk(body)
    guard
      delegation.found.allSatisfy({ $0.arguments.isEmpty && $0.calledExpression.trimmedDescription == "super.init" }),
      InitializerCalls(project: project).place(
        calling: type, found.labels, outside: call.trimmedOffsets, of: initializer.file) == nil
    else { return nil }
    let end = node.signature.parameterClause.trimmedOffsets.upperBound
    var edits = [
      Edit(file: found.file, range: mark.trimmedOffsets, text: ""),
      Edit(file: found.file, range: end..<end, text: " throws"),
    ]
    for statement in FunctionBody.initializer(Syntax(node)).returns where statement.expression != nil {
      guard statement.expression?.is(NilLiteralExprSyntax.self) == true,
        !Self.isDescendant(statement, ofAttempt: node),
        !project.files[found.file].hasComment(in: statement.trimmedOffsets)
      else { return nil }
      edits.append(Edit(file: found.file, range: statement.trimmedOffsets, text: "throw LegacyContainer.refusal"))
    }
    self.edits = edits
  }

  /// Whether a node is in a `do` of an initializer that catches errors.
  private static func isDescendant(_ node: some SyntaxProtocol, ofAttempt initializer: InitializerDeclSyntax) -> Bool {
    var current = node.parent
    while let parent = current, parent.id != initializer.id {
      if parent.as(DoStmtSyntax.self)?.catchClauses.isEmpty == false { return true }
      current = parent.parent
    }
    return false
  }
}
