import SwiftSyntax

/// Reads a nested model where there is one.
///
/// ## Before
/// ```swift
/// if json["owner"] != JSON.null {
///   owner = User(json: json["owner"])
/// }
/// if !json["editor"].isEmpty { editor = User(json: json["editor"]) }
/// reader = json["reader"].exists() ? User(json: json["reader"]) : nil
/// ```
/// ## After
/// ```swift
/// let owner: User?
/// @NilIfEmpty var editor: User?
/// @NilIfAbsent var reader: User?
/// ```
///
/// Preserves: nil where the condition does not hold, and the model where it does.
/// Can't: a property that begins with a model, other conditions, an `else` with anything but nil.
enum PresentModelRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    if let condition = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      guard condition.elseBody == nil, let question = condition.conditions.only?.condition.as(ExprSyntax.self),
        let body = condition.body.statements.only?.item.as(ExprSyntax.self),
        let (property, value) = context.assigned(by: body)
      else { return nil }
      return read(value, where: question, into: property, in: context)
    }
    guard let expression = statement.as(ExprSyntax.self), let (property, value) = context.assigned(by: expression),
      let parts = value.as(SequenceExprSyntax.self)?.elements, parts.count == 3, let question = parts.first,
      let choice = parts.dropFirst().first?.as(UnresolvedTernaryExprSyntax.self),
      parts.last?.is(NilLiteralExprSyntax.self) == true
    else { return nil }
    return read(choice.thenExpression, where: question, into: property, in: context, isAssigned: true)
  }

  private static func read(
    _ value: ExprSyntax, where question: ExprSyntax, into property: String, in context: InitializerContext,
    isAssigned: Bool = false
  ) -> RecognisedRead? {
    guard let (model, argument) = context.model(constructedBy: value), let key = context.key(of: argument),
      let (asked, presence) = asked(question, in: context), asked == key
    else { return nil }
    return RecognisedRead(
      property: property, key: key, rule: .modelIfPresent(model, presence), isAssigned: isAssigned)
  }

  private static func asked(
    _ question: ExprSyntax, in context: InitializerContext
  ) -> (key: DocumentKey, presence: ReadRule.Presence)? {
    if let call = question.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "exists"
    {
      return access.base.flatMap(context.key).map { ($0, .exists) }
    }
    if let negation = question.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!",
      let access = negation.expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "isEmpty"
    {
      return access.base.flatMap(context.key).map { ($0, .notEmpty) }
    }
    guard let parts = question.as(SequenceExprSyntax.self)?.elements, parts.count == 3, let first = parts.first,
      parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "!=",
      ["JSON.null", ".null"].contains(parts.last?.trimmedDescription ?? "")
    else { return nil }
    return context.key(of: first).map { ($0, .notNull) }
  }
}
