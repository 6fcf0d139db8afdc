import SwiftSyntax

/// Reads a scalar if there is one, and otherwise leaves the property as it is.
///
/// ## Before
/// ```swift
/// if let level = json["level"].int {
///   self.level = level
/// }
/// ```
/// ## After
/// ```swift
/// let level: Int?
/// ```
///
/// Preserves: the property's initial value if the key is absent. A wrapper or a rule provides any value other than nil.
/// Can't: an `else`, or anything else in the body.
enum OptionalBindingRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    guard let (name, value, body) = statement.bindingOfOneValue,
      let access = value.as(MemberAccessExprSyntax.self), let base = access.base, let key = context.key(of: base),
      case .optional(let scalar)? = ReadRule(accessor: access.declName.baseName.text),
      let assignment = body.as(ExprSyntax.self),
      let target = assignment.as(SequenceExprSyntax.self)?.elements.first,
      target.as(DeclReferenceExprSyntax.self)?.baseName.text != name,
      let (property, assigned) = context.assigned(by: assignment),
      assigned.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    else { return nil }
    let written = context.facts.property(property, of: context.type)?.initializer
    let initial = written?.is(NilLiteralExprSyntax.self) == true ? nil : written
    guard initial?.isLiteral ?? true else { return nil }
    return RecognisedRead(
      property: property, key: key, rule: .optional(scalar), fallback: initial?.trimmedDescription)
  }
}
