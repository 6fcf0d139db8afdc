import SwiftSyntax

/// Checks for existence or content: null, `exists()`, `isEmpty`, equality with a string.
///
/// ## Before
/// ```swift
/// if json["old"] != JSON.null, json["kind"].type != .null { name = json["old"].stringValue }
/// if json["rows"].isEmpty || !json["meta"].exists() { return }
/// id = json["state"] == "new" ? 1 : 2
/// ```
/// ## After
/// ```swift
/// if !container.isNull(at: "old"), !container.isNull(at: "kind") {
///   name = try container.value(String.self, at: "old")
/// }
/// if container.isEmpty(at: "rows") || !container.exists(at: "meta") { return }
/// id = try container.valueIfPresent(String.self, at: "state") == "new" ? 1 : 2
/// ```
///
/// Preserves: an explicit null exists, scalars are empty, a number is not a string. `json["a"] == nil` is taken to mean
/// "is null", which the report states.
/// Can't: comparisons of two parts of the document.
extension BodyConversion {
  /// Converts a check of a part of the document.
  ///
  /// - Parameter range: the text of the check, with everything around it that belongs to it.
  /// - Returns: whether it is a check.
  func question(
    _ found: DocumentQuestion, in range: Range<Int>, at node: ExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Bool {
    guard let value = document(found.document.withoutParentheses, environment), let base = value.base,
      !project.files[file].hasComment(in: range)
    else { return false }
    if let comparison = found.nilComparison {
      let text = found.document.trimmedDescription
      noteNullComparison("\(text) \(comparison) nil", at: node)
      if value.path.isEmpty, let neverNil, found.isAbout(neverNil) {
        try replace(range, by: found.isNegated ? "true" : "false", at: node)
        return true
      }
    }
    if base == container { noteQuestion() }
    let method = [.null: "isNull", .empty: "isEmpty", .exists: "exists"][found.subject] ?? ""
    try replace(range, by: "\(found.isNegated ? "!" : "")\(base).\(method)(\(value.place))", at: node)
    return true
  }

  /// Converts `json["a"] == nil` and similar checks among the operands of an expression, `json["a"] == "text"`.
  func comparison(
    _ elements: ArraySlice<ExprSyntax>, _ environment: Environment
  ) throws(NotRecognised) -> Bool {
    guard let left = elements.first, let right = elements.last else { return false }
    if let found = DocumentQuestion(elements) {
      let range = left.trimmedOffsets.lowerBound..<right.trimmedOffsets.upperBound
      return try question(found, in: range, at: left, environment)
    }
    guard ["==", "!="].contains(elements[elements.startIndex + 1].binaryOperator) else { return false }
    for (part, text) in [(left, right), (right, left)] {
      guard let literal = text.as(StringLiteralExprSyntax.self), literal.representedLiteralValue != nil,
        let value = document(part, environment)
      else { continue }
      try checkScalar(.optional(.string), at: part)
      try ask(value, ".valueIfPresent(String.self\(value.location))", to: part.trimmedOffsets.upperBound, at: part)
      try placeTry(over: Syntax(part))
      return true
    }
    return false
  }
}
