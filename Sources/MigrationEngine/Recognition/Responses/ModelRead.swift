import MigrationPlan
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
/// Preserves: a model created from null if the key is absent (`@NeverNil` in an optional property, because
/// `decodeIfPresent` would give nil); nil for values that a model refuses, if it refuses null; the model's error, if
/// the code tries it.
/// Can't: a model that is not migrated itself, any other model with a failable initializer.
enum ModelRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    guard let expression = statement.as(ExprSyntax.self),
      let (property, value) = context.assigned(by: expression)
    else { return nil }
    let isOptional = context.facts.property(property, of: context.type)?.type?.isOptional == true
    // What the model throws, the document is refused with; of an optional property it would be nil.
    if let attempt = value.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      guard !isOptional, let (model, argument) = context.model(constructedBy: attempt.expression, isTried: true),
        let key = context.key(of: argument)
      else { return nil }
      return RecognisedRead(property: property, key: key, rule: .model(model))
    }
    guard let (key, rule) = model(value, in: context) else { return nil }
    if case .model(let model) = rule, isOptional, context.facts.refusesNull(model) {
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
