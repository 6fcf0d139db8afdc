import SwiftSyntax

/// Reads a nested model.
///
/// ## Before
/// ```swift
/// owner = User(json: json["owner"])
/// ```
/// ## After
/// ```swift
/// let owner: User
/// ```
///
/// Preserves: a model of null when the key is absent (`@NeverNil` in an optional property, as `decodeIfPresent` would give
/// nil instead); nil for what a model refuses that refuses null.
/// Can't: a model that is not migrated itself, nor any other one whose initializer may fail.
enum ModelRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    guard let expression = statement.as(ExprSyntax.self),
      let (property, value) = context.assigned(by: expression),
      let (key, rule) = model(value, in: context)
    else { return nil }
    if case .model(let model) = rule, context.facts.refusesNull(model),
      context.facts.property(property, of: context.type)?.type?.isOptional == true
    {
      return RecognisedRead(property: property, key: key, rule: .ifPresent(rule, .notNull), isAssigned: true)
    }
    return RecognisedRead(property: property, key: key, rule: rule)
  }

  /// `Model(json: json["k"])`.
  static func model(_ value: ExprSyntax, in context: InitializerContext) -> (key: DocumentKey, rule: ReadRule)? {
    guard let (model, argument) = context.model(constructedBy: value), let key = context.key(of: argument) else {
      return nil
    }
    return (key, .model(model))
  }
}
