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
enum LosslessRead: DeclarativeForm {
  private static let helpers: [String: Scalar] = [
    "int": .int, "int64": .int64, "double": .double, "float": .float,
  ]

  static func form(of value: Value, for property: PropertyFacts, in lift: Lift) -> Lift.Form? {
    guard case .lossless(let path, let scalar) = value else { return nil }
    return lift.read(property, path, .lossless(scalar))
  }

  /// Returns the type of the number that a call of `APIUtil` gives; nil for other calls.
  static func scalar(of call: FunctionCallExprSyntax, in project: ProjectFacts) -> Scalar? {
    guard call.trailingClosure == nil, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "APIUtil", !project.isDeclaredHere("APIUtil")
    else { return nil }
    return helpers[access.declName.baseName.text]
  }
}
