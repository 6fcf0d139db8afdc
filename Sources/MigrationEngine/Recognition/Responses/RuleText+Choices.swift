import SwiftParser
import SwiftSyntax

extension RuleText {
  /// The one choice `if let value = E { value } else { D }` as `E ?? D`; nil for any other text.
  func coalescingChoice() -> String? {
    let item = Parser.parse(source: text).statements.only?.item
    guard let choice = item?.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      let condition = choice.conditions.only?.condition.as(OptionalBindingConditionSyntax.self),
      condition.bindingSpecifier.tokenKind == .keyword(.let), condition.typeAnnotation == nil,
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = condition.initializer?.value, choice.body.only?.trimmedDescription == name,
      case .codeBlock(let block)? = choice.elseBody, let other = block.only
    else { return nil }
    let (asked, fallback) = (value.withoutTry, other.withoutTry)
    // `.none` behind `??` may be the case of an enumeration, or no value.
    guard asked.isPostfix, fallback.isPostfix || fallback.isLiteral, fallback.trimmedDescription != ".none" else {
      return nil
    }
    let isTried = value.is(TryExprSyntax.self) || other.is(TryExprSyntax.self)
    return (isTried ? "try " : "") + "\(asked.trimmedDescription) ?? \(fallback.trimmedDescription)"
  }
}

extension CodeBlockSyntax {
  /// The one expression in the block.
  fileprivate var only: ExprSyntax? { statements.only?.item.as(ExprSyntax.self) }
}

extension ExprSyntax {
  /// The expression after `try`, or the expression itself if there is none.
  var withoutTry: ExprSyntax {
    self.as(TryExprSyntax.self).flatMap { $0.questionOrExclamationMark == nil ? $0.expression : nil } ?? self
  }

  /// Whether every operator around it binds less tightly than its operands.
  fileprivate var isPostfix: Bool {
    self.is(FunctionCallExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(SubscriptCallExprSyntax.self)
      || self.is(DeclReferenceExprSyntax.self) || self.is(ArrayExprSyntax.self)
  }
}
