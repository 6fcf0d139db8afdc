import SwiftSyntax

/// Reads an array if there is one, and otherwise leaves the property as it is.
///
/// ## Before
/// ```swift
/// if let array = json["users"].array {
///   users = array.compactMap({ User(json: $0) })
/// }
/// ```
/// ## After
/// ```swift
/// let users: [User]
/// ```
///
/// Preserves: the property's initial value for anything that is not an array.
/// Can't: an `else`, or anything else in the body.
enum OptionalElementsRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    guard let (name, value, body) = statement.bindingOfOneValue,
      let access = value.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "array",
      let base = access.base, let key = context.key(of: base),
      let assignment = body.as(ExprSyntax.self),
      let (property, mapped) = context.assigned(by: assignment),
      let call = mapped.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "compactMap"].contains(method.declName.baseName.text),
      method.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name,
      let element = context.element(of: call)
    else { return nil }
    return RecognisedRead(property: property, key: key, rule: .optionalElements(element))
  }
}

extension CodeBlockItemSyntax.Item {
  /// `if let name = value { body }` with one condition, one statement and no `else`.
  var bindingOfOneValue: (name: String, value: ExprSyntax, body: CodeBlockItemSyntax.Item)? {
    guard let statement = self.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      statement.elseBody == nil,
      let binding = statement.conditions.only?.condition.as(OptionalBindingConditionSyntax.self),
      binding.typeAnnotation == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = binding.initializer?.value, let body = statement.body.statements.only?.item
    else { return nil }
    return (name, value, body)
  }
}
