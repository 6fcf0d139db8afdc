import SwiftSyntax

/// A guard with several conditions that refuses a document, split into one guard for each condition.
///
/// ## Before
/// ```swift
/// guard let id = json["id"].int, let url = URL(string: json["url"].stringValue) else { return nil }
/// ```
/// ## After
/// ```swift
/// guard let id = json["id"].int else { return nil }; guard let url = URL(string: json["url"].stringValue) else { return nil }
/// ```
///
/// Preserves: the order in which the conditions are evaluated, and nil if one of them fails.
/// Can't: an `else` that does anything else.
struct GuardConditions {
  let edits: [Edit]

  /// Creates the guards. Nil if the initializer has no such guard.
  init?(in body: CodeBlockSyntax, of file: Int) {
    var edits: [Edit] = []
    for item in body.statements {
      guard let statement = item.item.as(GuardStmtSyntax.self), statement.conditions.count > 1,
        let refusal = statement.body.refusal
      else { continue }
      let conditions = Array(statement.conditions)
      for (condition, next) in zip(conditions, conditions.dropFirst()) {
        guard let comma = condition.trailingComma?.trimmedOffsets else { return nil }
        let start = next.trimmedOffsets.lowerBound
        edits += [
          Edit(file: file, range: comma, text: " else { \(refusal) };"),
          Edit(file: file, range: start..<start, text: "guard "),
        ]
      }
    }
    guard !edits.isEmpty else { return nil }
    self.edits = edits
  }
}
