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
/// Preserves: a model of null when the key is absent. Into an optional property it makes the outcome `explicit`, because
/// `decodeIfPresent` would give nil instead.
/// Can't: a model that is not migrated itself, nor one whose initializer may fail.
enum ModelRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    guard let expression = statement.as(ExprSyntax.self),
      let (property, value) = context.assigned(by: expression),
      let (key, rule) = model(value, in: context)
    else { return nil }
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
