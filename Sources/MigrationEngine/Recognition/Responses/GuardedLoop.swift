import MigrationPlan
import SwiftSyntax

/// Checks for an array before iterating it.
///
/// ## Before
/// ```swift
/// if json["users"].exists() {
///   let items = json["users"].arrayValue
///   for item in items {
///     users.append(User(json: item))
///   }
/// }
/// ```
/// ## After
/// ```swift
/// let users: [User]
/// ```
///
/// Preserves: every element. If the check fails, there is no array, and the loop alone would iterate nothing either.
/// Can't: an `else`, a check of something else than the array, anything besides the loop.
struct GuardedLoop {
  let loop: CodeBlockItemSyntax.Item
  /// The context in which the loop stands.
  let context: InitializerContext
  /// The path of the document that the condition tests.
  private let key: DocumentKey
  /// Whether it has no parts either, unless it is there.
  private let isWhole: Bool

  /// Creates the loop. Nil for any other statement.
  init?(_ item: CodeBlockItemSyntax.Item, in context: InitializerContext) {
    guard let statement = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      statement.elseBody == nil, let condition = statement.conditions.only?.condition.as(ExprSyntax.self),
      let asked = Self.document(thatIsThereIf: condition), let key = context.document(asked.document),
      let loop = statement.body.statements.last?.item
    else { return nil }
    var context = context
    for constant in statement.body.statements.dropLast() {
      guard let declaration = constant.item.as(VariableDeclSyntax.self),
        declaration.bindingSpecifier.tokenKind == .keyword(.let), let binding = declaration.bindings.only,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let access = binding.initializer?.value.as(MemberAccessExprSyntax.self), let base = access.base,
        ["array", "arrayValue"].contains(access.declName.baseName.text),
        let part = context.document(base), Self.covers(part, key, isWhole: asked.isWhole)
      else { return nil }
      context.aliases[name] = nil
      context.values[name] = ExprSyntax(access)
    }
    self.loop = loop
    self.context = context
    self.key = key
    isWhole = asked.isWhole
  }

  /// Returns whether a part of the document is not an array if the check fails.
  func covers(_ part: DocumentKey) -> Bool { Self.covers(part, key, isWhole: isWhole) }

  private static func covers(_ part: DocumentKey, _ key: DocumentKey, isWhole: Bool) -> Bool {
    part == key || isWhole && part.steps.starts(with: key.steps)
  }

  /// The document that is no array unless a condition holds.
  private static func document(
    thatIsThereIf condition: ExprSyntax
  ) -> (document: ExprSyntax, isWhole: Bool)? {
    if let question = DocumentQuestion(condition) {
      if question.isNilComparison || question.subject == .empty {
        return question.isNegated ? (arrayOwner(question.document), false) : nil
      }
      return question.demand == nil ? nil : (question.document, true)
    }
    guard let elements = condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].binaryOperator == "==", let member = elements[0].as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "type", elements[2].trimmedDescription == ".array"
    else { return nil }
    return member.base.map { ($0, false) }
  }

  /// The document of `document.array`; any other expression as it is.
  private static func arrayOwner(_ expression: ExprSyntax) -> ExprSyntax {
    guard let access = expression.withoutParentheses.as(MemberAccessExprSyntax.self),
      ["array", "arrayValue"].contains(access.declName.baseName.text), let base = access.base
    else { return expression }
    return base
  }
}
