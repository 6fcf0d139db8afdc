import MigrationPlan
import SwiftSyntax

/// Reads a number that the server may send as a string.
///
/// ## Before
/// ```swift
/// coin = APIUtil.int(json["coin"])
/// ```
/// ## After
/// ```swift
/// @Lossless var coin: Int?
/// ```
///
/// Preserves: a number as `.int` reads it, or a string that is wholly a number; nil otherwise.
/// Can't: an `APIUtil` that the project declares itself, since its rules may differ.
enum LosslessRead: ReadIdiom {
  private static let helpers: [String: Scalar] = [
    "int": .int, "int64": .int64, "double": .double, "float": .float,
  ]

  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    guard let expression = statement.as(ExprSyntax.self),
      let (property, value) = context.assigned(by: expression),
      let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "APIUtil", !context.facts.isDeclaredHere("APIUtil"),
      let scalar = helpers[access.declName.baseName.text],
      let argument = call.arguments.only, argument.label == nil, let key = context.key(of: argument.expression)
    else { return nil }
    return RecognisedRead(property: property, key: key, rule: .lossless(scalar))
  }
}
