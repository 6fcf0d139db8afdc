import SwiftSyntax

/// A constant that holds a document's members, replaced by reads of the document itself.
///
/// ## Before
/// ```swift
/// init(json: JSON) {
///   let details = json.dictionaryValue
///   id = details["id"]?.int ?? -1
/// }
/// ```
/// ## After
/// ```swift
/// init(json: JSON) {
///   id = json["id"].int ?? -1
/// }
/// ```
///
/// Preserves: every value. If the document is not an object, both forms read nothing.
/// Can't: a variable, and a dictionary that is used in a way that ``DictionaryReads`` does not cover.
struct DictionaryConstant {
  private(set) var edits: [Edit] = []

  /// Creates the conversion. Nil if there is no such constant, or it can't be removed.
  init?(_ initializer: JSONInitializer, in project: ProjectFacts) {
    guard let body = initializer.node.body else { return nil }
    for statement in body.statements {
      guard let (name, document) = statement.dictionaryConstant else { continue }
      guard
        let reads = DictionaryReads(
          of: name, as: document, in: Syntax(body), initializer.file, of: initializer.owner, project)
      else { return nil }
      edits += reads.edits
      edits.append(Edit(file: initializer.file, range: statement.trimmedOffsets, text: ""))
    }
    guard !edits.isEmpty, project.areWithinLines(edits) else { return nil }
  }
}

extension CodeBlockItemSyntax {
  /// `let details = json["details"].dictionaryValue`: the constant's name, and the document.
  fileprivate var dictionaryConstant: (name: String, document: String)? {
    guard let declaration = item.as(VariableDeclSyntax.self), declaration.isConstant, declaration.attributes.isEmpty,
      let binding = declaration.bindings.only, binding.accessorBlock == nil,
      binding.typeAnnotation.map({ $0.type.isJSONDictionary }) ?? true,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let access = binding.initializer?.value.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "dictionaryValue", let base = access.base, base.isPathOfDocument
    else { return nil }
    return (name, base.trimmedDescription)
  }
}

extension ExprSyntax {
  /// Whether it is a name, or a member of one by constant keys: `json["details"]`.
  fileprivate var isPathOfDocument: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    guard let member = self.as(SubscriptCallExprSyntax.self), member.trailingClosure == nil else { return false }
    return member.arguments.allSatisfy { $0.expression.isLiteral } && member.calledExpression.isPathOfDocument
  }
}
