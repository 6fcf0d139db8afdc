import SwiftSyntax

/// A part of the document that is only used as text.
///
/// ## Before
/// ```swift
/// print(json)
/// id = String(describing: json["id"])
/// title = "#\(json["number"])"
/// ```
/// ## After
/// ```swift
/// print(container)
/// id = String(describing: container.nestedContainer(at: "id"))
/// title = "#\(container.nestedContainer(at: "number"))"
/// ```
///
/// Preserves: the text. A container has the same description as the `JSON` that it reads.
/// Can't: `dump` and mirrors, which show a value's structure; functions and interpolations of the project's own.
extension ExprSyntax {
  /// Returns whether the expression's value is directly converted to text.
  func isDescribed(in project: ProjectFacts) -> Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), let around = argument.parent?.parent else { return false }
    if let segment = around.as(ExpressionSegmentSyntax.self) {
      return segment.expressions.count == 1 && argument.label == nil
        && project.functions(named: "appendInterpolation").isEmpty
    }
    guard let call = around.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return switch (name, argument.label?.text) {
    case ("print", nil), ("debugPrint", nil): project.functions(named: name).isEmpty
    case ("String", "describing"), ("String", "reflecting"): !project.isDeclaredHere(name)
    default: false
    }
  }
}
