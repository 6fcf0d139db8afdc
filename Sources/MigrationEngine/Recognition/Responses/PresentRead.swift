import MigrationPlan
import SwiftSyntax

/// Reads a value only if there is one.
///
/// ## Before
/// ```swift
/// if json["owner"] != JSON.null {
///   owner = User(json: json["owner"])
/// }
/// if !json["editor"].isEmpty { editor = User(json: json["editor"]) }
/// title = json["title"].exists() ? json["title"].stringValue : nil
/// if json["likes"].exists() { likes = json["likes"].intValue }
/// if json["next"].exists() { next = User(json: json["next"]) } else { next = nil }
/// ```
/// ## After
/// ```swift
/// let owner: User?
/// @NilIfEmpty var editor: User?
/// @NilIfAbsent var title: String?
/// let likes: Int
/// @NilIfAbsent var next: User?
/// ```
///
/// Preserves: the value if the condition holds, and nil otherwise; or 0, an empty string or an empty array, if a read
/// of an absent value gives the same.
/// Can't: a property with another initial value, other conditions, an `else` that does anything but assign.
enum PresentRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    if let condition = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      guard let question = DocumentQuestion(condition.conditions),
        let (property, value) = condition.body.assignment(in: context)
      else { return nil }
      guard let otherwise = condition.elseBody else {
        let other = context.facts.property(property, of: context.type)?.initializer
        return read(value, where: question, otherwise: other, into: property, in: context, isAssigned: false)
      }
      guard let (same, other) = otherwise.as(CodeBlockSyntax.self)?.assignment(in: context), same == property else {
        return nil
      }
      return choice(value, where: question, otherwise: other, into: property, in: context)
    }
    guard let expression = statement.as(ExprSyntax.self), let (property, value) = context.assigned(by: expression),
      let parts = value.withoutParentheses.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count >= 3,
      let choice = parts[parts.count - 2].as(UnresolvedTernaryExprSyntax.self),
      let question = DocumentQuestion(parts.dropLast(2))
    else { return nil }
    return self.choice(
      choice.thenExpression, where: question, otherwise: parts[parts.count - 1], into: property, in: context)
  }

  /// Returns one of two values, depending on the check.
  private static func choice(
    _ value: ExprSyntax, where question: DocumentQuestion, otherwise other: ExprSyntax, into property: String,
    in context: InitializerContext
  ) -> RecognisedRead? {
    question.demand != nil
      ? read(value, where: question, otherwise: other, into: property, in: context, isAssigned: true)
      : read(other, where: question.negated, otherwise: value, into: property, in: context, isAssigned: true)
  }

  /// - Parameter other: What the property has where the answer is no.
  private static func read(
    _ value: ExprSyntax, where question: DocumentQuestion, otherwise other: ExprSyntax?, into property: String,
    in context: InitializerContext, isAssigned: Bool
  ) -> RecognisedRead? {
    guard
      let (key, rule) = ModelRead.model(value, in: context) ?? ScalarRead.scalar(value, in: context)
        ?? ElementsRead.elements(value, in: context),
      let presence = question.demand, context.key(of: question.document) == key
    else { return nil }
    let isNil = other?.is(NilLiteralExprSyntax.self) ?? true
    let found: ReadRule
    switch rule {
    case .model where isNil || !isAssigned, .value where isNil, .elements where isNil:
      found = .ifPresent(rule, presence)
    case .value(let scalar) where presence != .notEmpty && other?.isZero(of: scalar) == true: found = rule
    case .elements where other.flatMap(ConstantAssignment.source) == ConstantAssignment.emptyArray: found = rule
    case .optional where isNil && presence != .notEmpty, .optionalElements where isNil && presence != .notEmpty:
      found = rule
    default: return nil
    }
    return RecognisedRead(property: property, key: key, rule: found, isAssigned: isAssigned && found.isOptional)
  }
}

extension CodeBlockSyntax {
  /// The assignment to a property that is all that the block does.
  fileprivate func assignment(in context: InitializerContext) -> (property: String, value: ExprSyntax)? {
    statements.only?.item.as(ExprSyntax.self).flatMap(context.assigned)
  }
}

extension ExprSyntax {
  /// The expression inside of parentheses that mean nothing.
  var withoutParentheses: ExprSyntax {
    guard let inner = self.as(TupleExprSyntax.self)?.elements.only, inner.label == nil else { return self }
    return inner.expression.withoutParentheses
  }

  /// Whether it is what the `…Value` accessor of a type gives for nothing: `0`, `""`, `Int()`.
  fileprivate func isZero(of scalar: Scalar) -> Bool {
    let text = trimmedDescription
    if text == scalar.zero { return true }
    if scalar == .double || scalar == .float, text == "0.0" { return true }
    return text == "\(scalar.rawValue)()"
  }
}
