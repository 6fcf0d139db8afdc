import SwiftSyntax

/// Questions whether there is something: null, `exists()`, `isEmpty`, equality with a text.
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
///   name = try container.decode(String.self, at: "old")
/// }
/// if container.isEmpty(at: "rows") || !container.exists(at: "meta") { return }
/// id = try container.decodeIfPresent(String.self, at: "state") == "new" ? 1 : 2
/// ```
///
/// Preserves: that an explicit null exists, that scalars are empty, that a number is no text. `json["a"] == nil` is
/// taken as "is null"; the report says so.
/// Can't: comparisons of two parts of the document.
extension BodyConversion {
  /// `json["a"] == nil`, `!= JSON.null`, `.type == .null`, `.null != nil`, `.error == nil`, `== "text"`.
  func comparison(
    _ left: ExprSyntax, _ middle: ExprSyntax, _ right: ExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Bool {
    guard let comparison = middle.binaryOperator, ["==", "!="].contains(comparison) else { return false }
    let isEqual = comparison == "=="
    let other = right.trimmedDescription
    let end = right.trimmedOffsets.upperBound
    let isNil = right.is(NilLiteralExprSyntax.self)
    let isNull = isNil || other == ".null" || right.as(MemberAccessExprSyntax.self)?.isNullJSON == true
    if isNull, let value = document(left, environment) {
      if isNil, value.path.isEmpty, let neverNil, left.trimmedDescription == neverNil, environment[neverNil] != nil {
        noteNullComparison("\(neverNil) \(comparison) nil", at: left)
        try replace(value.start..<end, by: isEqual ? "false" : "true", at: left)
        return true
      }
      if isNil { noteNullComparison("\(left.trimmedDescription) \(comparison) nil", at: left) }
      try askWhether(isEqual, value, ".isNull(\(value.place))", to: end, at: left)
      return true
    }
    if let literal = right.as(StringLiteralExprSyntax.self), literal.representedLiteralValue != nil,
      let value = document(left, environment)
    {
      try checkScalar(.optional(.string), at: left)
      try ask(
        value, ".decodeIfPresent(String.self\(value.location))", to: left.trimmedOffsets.upperBound, at: left)
      try placeTry(over: Syntax(left))
      return true
    }
    guard let access = left.as(MemberAccessExprSyntax.self), let base = access.base,
      let value = document(base, environment)
    else { return false }
    switch access.declName.baseName.text {
    case "type" where [".null", "Type.null", "SwiftyJSON.Type.null", "LegacyJSON.Type.null"].contains(other):
      try askWhether(isEqual, value, ".isNull(\(value.place))", to: end, at: left)
    case "null" where isNil:
      try askWhether(!isEqual, value, ".isNull(\(value.place))", to: end, at: left)
    case "error" where isNil:
      try askWhether(isEqual, value, ".exists(\(value.place))", to: end, at: left)
    default:
      return false
    }
    return true
  }

  private func askWhether(
    _ isTrue: Bool, _ value: DocumentValue, _ question: String, to end: Int, at node: ExprSyntax
  ) throws(NotRecognised) {
    if isTrue { return try ask(value, question, to: end, at: node) }
    guard let base = value.base else { throw failure("this comparison is not understood", at: node) }
    if base == container { noteQuestion() }
    try replace(value.start..<end, by: "!" + base + question, at: node)
  }
}
