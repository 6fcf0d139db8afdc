/// An enumeration of the project with raw values.
package struct Enumeration: Sendable, Hashable {
  /// The full name.
  package let name: String
  package let raw: Scalar
  /// The cases by their raw values; nil where some are not known, or are no texts.
  package let cases: [String: String]?

  package init(name: String, raw: Scalar, cases: [String: String]?) {
    self.name = name
    self.raw = raw
    self.cases = cases
  }

  /// Whether a case has 0, or an empty text, as its value, or may have.
  var hasZero: Bool { cases.map { $0[""] != nil } ?? true }

  /// Whether only texts have a case, so that a number that is coerced to text has none.
  package var isOnlyOfTexts: Bool { cases?.keys.allSatisfy(\.isOnlyOfText) == true }

  /// Whether cases have values of their own, so that each is made of one.
  func covers(_ names: Set<String>) -> Bool { cases.map { names.isSuperset(of: $0.values) } ?? false }
}

extension String {
  /// Whether no number, and neither `true` nor `false`, nor nothing, is this when it is coerced to text.
  var isOnlyOfText: Bool {
    guard let first, first.isASCII, first.isLetter else { return false }
    return !["true", "false", "nan", "inf", "infinity", "null"].contains(lowercased())
  }
}
