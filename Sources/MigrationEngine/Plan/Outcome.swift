/// How far a type got.
public enum Outcome: String, Sendable, Codable, CaseIterable {
  /// Stored properties only; the compiler writes `init(from:)`.
  case synthesized
  /// A written `init(from:)`.
  case explicit
  /// Untouched, with one line through Bridge.
  case bridged
  /// Nothing was changed.
  case untouched

  /// Whether code is converted.
  var isConverted: Bool { self == .synthesized || self == .explicit }
}

/// What an item of the report is about.
public enum ItemKind: String, Sendable, Codable {
  case response, model, request, callSite
}
