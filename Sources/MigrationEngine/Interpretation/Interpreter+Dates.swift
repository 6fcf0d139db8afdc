import MigrationPlan
import SwiftSyntax

/// Dates, as seconds behind other dates.
extension Interpreter {
  /// Returns the date that `date.addingTimeInterval(seconds)` or `Date(timeInterval: seconds, since: date)` gives; nil for
  /// other calls.
  func date(madeBy call: FunctionCallExprSyntax, in state: State) throws(NotUnderstood) -> Value? {
    guard call.trailingClosure == nil else { return nil }
    let labels = call.arguments.map { $0.label?.text }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base, labels == [nil],
      access.declName.baseName.text == "addingTimeInterval", let seconds = call.arguments.only
    {
      return try value(of: base, in: state).date(after: value(of: seconds.expression, in: state))
    }
    guard labels == ["timeInterval", "since"], call.calledExpression.initializedTypeName == "Date",
      !project.isDeclaredHere("Date"), let seconds = call.arguments.first, let start = call.arguments.last
    else { return nil }
    return try value(of: start.expression, in: state).date(after: value(of: seconds.expression, in: state))
  }
}

extension Value {
  /// The date so many seconds behind this one, if this one is the begin of 1970; nil for other values.
  func date(after seconds: Value) -> Value? {
    guard self == .made(.dateSince1970, .literal(Literal("0"))), seconds.scalar == .double else { return nil }
    return .make(.dateSince1970, of: seconds)
  }
}
