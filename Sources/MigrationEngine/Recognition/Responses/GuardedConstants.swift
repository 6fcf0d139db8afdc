import SwiftSyntax

/// Refuses a document that lacks a value.
///
/// ## Before
/// ```swift
/// guard let id = json["id"].int, let author = Author(json: json["author"]) else { return nil }
/// self.id = id
/// self.author = author
/// ```
/// ## After
/// ```swift
/// let id: Int
/// let author: Author
/// ```
///
/// Preserves: nil for each document that lacks a value, has one of another type, or contains a part that is refused.
/// Can't: other conditions, several errors, a name that no property uses, an optional property.
enum GuardedConstants {
  /// The context in which the names are known; nil when the statement is anything else.
  static func recognise(_ item: CodeBlockItemSyntax.Item, in context: InitializerContext) -> InitializerContext? {
    guard let statement = item.as(GuardStmtSyntax.self), statement.body.refusal != nil else { return nil }
    var context = context
    for condition in statement.conditions {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self), binding.typeAnnotation == nil,
        binding.bindingSpecifier.tokenKind == .keyword(.let),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        context.values[name] == nil, context.aliases[name] == nil
      else { return nil }
      // An optional document is always there when it is decoded.
      if name == context.json, (binding.initializer?.value.trimmedDescription ?? name) == name { continue }
      guard let value = binding.initializer?.value, context.mayBeNil(value), name != context.json else { return nil }
      context.values[name] = value
      context.guarded.insert(name)
    }
    return context
  }
}

extension InitializerContext {
  /// Returns whether an expression reads the same as a stored property does by itself, or refuses.
  fileprivate func mayBeNil(_ value: ExprSyntax) -> Bool {
    switch (ScalarRead.scalar(value, in: self) ?? ModelRead.model(value, in: self))?.rule {
    case .optional: true
    case .model(let model): facts.mayRefuse(model)
    default: false
    }
  }
}
