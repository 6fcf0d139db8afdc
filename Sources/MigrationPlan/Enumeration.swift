/// An enumeration of the project with raw values.
package struct Enumeration: Sendable, Hashable {
  /// The full name.
  package let name: String
  package let raw: Scalar
  /// The cases by their raw values, texts or integers; nil where some are not known.
  package let cases: [String: String]?

  package init(name: String, raw: Scalar, cases: [String: String]?) {
    self.name = name
    self.raw = raw
    self.cases = cases
  }

  /// The case that is made of a raw value; nil where there is none, or it is not known.
  package func name(of literal: Value.Literal) -> String? {
    raw == .string ? literal.text.flatMap { cases?[$0] } : literal.text == nil ? cases?[literal.canonical] : nil
  }

  /// The raw value of a case; nil where it is not known.
  package func rawValue(of name: String) -> Value.Literal? {
    guard let value = cases?.first(where: { $0.value == name })?.key else { return nil }
    return raw == .string ? Value.Literal(value.debugDescription, text: value) : Value.Literal(value)
  }

  /// The raw values that are texts.
  package var texts: [String] { raw == .string ? cases?.keys.sorted() ?? [] : [] }

  /// Whether a case has 0, or an empty text, as its value, or may have.
  var hasZero: Bool { cases.map { $0[raw == .string ? "" : "0"] != nil } ?? true }

  /// Whether only texts have a case, so that a number that is coerced to text has none.
  package var isOnlyOfTexts: Bool { raw == .string && cases?.keys.allSatisfy(\.isOnlyOfText) == true }

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
