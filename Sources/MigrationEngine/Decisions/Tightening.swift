/// The grounds on which a type may be tightened: decoded by Foundation instead of by the old rules.
public enum Tightening: String, Sendable, CaseIterable {
  /// Tightens no type: every type keeps the old rules.
  case none
  /// Recorded answers and specifications.
  case evidence
  /// The declarations: a property that is not optional is required, an optional one may be absent or null.
  case declared
}
