import SwiftSyntax

/// An initializer that may refuse the document.
///
/// ## Before
/// ```swift
/// init?(json: JSON) {
///   guard let id = json["id"].int else {
///     assertionFailure("no id")
///     return nil
///   }
///   self.id = id
/// }
/// ```
/// ## After
/// ```swift
/// init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   guard let id = try container.valueIfPresent(Int.self, at: "id") else {
///     assertionFailure("no id")
///     throw container.refusal
///   }
///   self.id = id
/// }
/// ```
///
/// Preserves: the documents that are refused. Callers of `init?(json:)` get nil as before.
/// Can't: `return nil` inside of a `do` with a `catch`, which would catch the refusal.
extension BodyConversion {
  func result(_ statement: ReturnStmtSyntax, _ environment: Environment) throws(NotRecognised) {
    guard let value = statement.expression else { return }
    if closureDepth == 0, isFailable, value.is(NilLiteralExprSyntax.self) {
      guard catchDepth == 0 else {
        throw failure(.failureNotDeclarable, "`return nil` inside of a `do` with a `catch`", at: statement)
      }
      return try refuse(at: statement)
    }
    guard let kind = try expression(value, environment) else { return }
    if closureDepth == 0, let result {
      guard kind == result || .optional(kind) == result else {
        throw failure(.documentHandedOn, "another part of the document is returned", at: value)
      }
      return
    }
    guard closureDepth > 0 else { throw failure(.documentHandedOn, "a part of the document is returned", at: value) }
    closureResults.append(kind)
  }

  func attempt(_ attempt: DoStmtSyntax, _ environment: Environment) throws(NotRecognised) {
    if !attempt.catchClauses.isEmpty { catchDepth += 1 }
    try block(attempt.body.statements, environment)
    if !attempt.catchClauses.isEmpty { catchDepth -= 1 }
    for clause in attempt.catchClauses {
      for item in clause.catchItems {
        if let name = mentioned(in: item, environment) {
          throw failure(.documentInNestedCode, "a `catch` uses `\(name.text)`", at: name)
        }
      }
      try block(clause.body.statements, environment)
    }
  }
}
