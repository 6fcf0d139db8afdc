/// What it may rest on that a type is decoded by Foundation from now on, and no longer by the old rules.
public enum Tightening: String, Sendable, CaseIterable {
  /// Nothing: every type keeps the old rules.
  case none
  /// Recorded answers and specifications.
  case evidence
  /// The declarations: what is no optional has to be there, what is one may be absent or null.
  case declared
}
