import SwiftSyntax

/// Breaks a line of a rule that is too long between the conditions of its `guard` or `if`, as swift-format does.
///
/// ```swift
/// guard let first = try container.decodeIfPresent(String.self, at: "first"),
///   let last = try container.decodeIfPresent(String.self, at: "last")
/// else { throw container.refusal }
/// ```
struct ConditionWrapping {
  /// The lines, or the original one if it fits, or can't be broken.
  let lines: [String]

  /// - Parameters:
  ///   - line: a whole statement, or the first line of an `if` with a longer body.
  ///   - unit: what a line is indented by.
  ///   - columns: how long a line may be.
  init(_ line: String, unit: String, columns: Int) {
    guard line.columns > columns, let broken = Self.broken(line, unit) else {
      lines = [line]
      return
    }
    lines = broken
  }

  private static func broken(_ line: String, _ unit: String) -> [String]? {
    let indentation = String(line.prefix { $0 == " " || $0 == "\t" })
    let text = line.dropFirst(indentation.count)
    guard let item = SourceFileSyntax.parsed(String(text), as: .fragments).statements.first?.item else { return nil }
    let conditions: ConditionElementListSyntax
    let keyword: String
    if let question = item.as(GuardStmtSyntax.self) {
      (conditions, keyword) = (question.conditions, "guard")
    } else if line.hasSuffix("{"), let question = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      (conditions, keyword) = (question.conditions, "if")
    } else {
      return nil
    }
    guard conditions.count > 1, !Syntax(conditions).hasCommentInside,
      let last = conditions.last?.endPositionBeforeTrailingTrivia.utf8Offset
    else {
      return nil
    }
    var lines = conditions.map { indentation + unit + $0.trimmedDescription }
    lines[0] = "\(indentation)\(keyword) \(lines[0].dropFirst(indentation.count + unit.count))"
    let rest = String(decoding: Array(text.utf8)[last...], as: UTF8.self)
    return lines + [indentation + rest.drop { $0 == " " }]
  }
}
