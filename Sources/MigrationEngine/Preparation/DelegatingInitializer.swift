import SwiftSyntax

/// An initializer that passes its reads to one that only assigns. It does the assigning itself.
///
/// ## Before
/// ```swift
/// convenience init(json: JSON) {
///   let name = json["name"].stringValue.capitalized
///   self.init(id: json["id"].intValue, name: name)
/// }
/// ```
/// ## After
/// ```swift
/// init(json: JSON) {
///   let name = json["name"].stringValue.capitalized
///   self.id = json["id"].intValue; self.name = name
/// }
/// ```
///
/// Preserves: every value, and the other initializer, for its other callers.
/// Can't: an initializer in an extension of a class, or one that calls several others.
struct DelegatingInitializer {
  private(set) var edits: [Edit] = []

  /// Creates the conversion. Nil if the initializer does not have this form.
  init?(_ initializer: JSONInitializer, of type: TypeFacts, in project: ProjectFacts) {
    let node = initializer.node
    let source = project.files[initializer.file]
    let isClass = type.kind == .classType
    guard let body = node.body, !(isClass && initializer.isInExtension) else { return nil }
    let conditions = RefusingConditions(in: body, of: initializer.file, source)
    guard let (call, statement) = Self.onlyDelegation(in: body, conditions?.lastStatements ?? body.statements),
      let filled = DelegatedInitializer(project: project, type: type, caller: node).filled(by: call),
      let assigning = AssigningCall(call, in: statement, as: filled, file: initializer.file, source)
    else { return nil }
    edits = assigning.edits + (conditions?.edits ?? [])
    if let convenience = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.convenience) }) {
      let range = convenience.trimmedOffsets.lowerBound..<convenience.endPosition.utf8Offset
      edits.append(Edit(file: initializer.file, range: range, text: ""))
    }
    guard project.areWithinLines(edits) else { return nil }
  }

  /// The one call of `self.init`, when it is one of some statements of the body.
  private static func onlyDelegation(
    in body: CodeBlockSyntax, _ statements: CodeBlockItemListSyntax
  ) -> (call: FunctionCallExprSyntax, statement: CodeBlockItemSyntax)? {
    let finder = DelegationFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    guard let call = finder.found.only, call.calledExpression.trimmedDescription == "self.init", !call.arguments.isEmpty
    else { return nil }
    return statements.lazy.first { Syntax($0.item).id == Syntax(call).id }.map { (call, $0) }
  }
}
