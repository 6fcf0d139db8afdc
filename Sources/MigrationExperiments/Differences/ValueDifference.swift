/// One difference between two values: its place, its kind, and both values as text.
///
/// It contains texts instead of values: they are short, can be passed between threads, and are already redacted.
public struct ValueDifference: Sendable, Hashable {
  /// In what way two values differ.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The control has a value, and the candidate has nil, or no such property, key or element.
    case missing
    /// The candidate has a value, and the control has nil, or no such property, key or element.
    case extra
    /// Both have something, of different types.
    case type
    /// Both have different values of the same type.
    case value
    /// Both have collections of different sizes.
    case count
    /// The candidate threw an error, and the control has a value.
    case candidateFailed
    /// The control threw an error, and the candidate has a value.
    case controlFailed
    /// Both threw different errors. Only reported if errors are compared.
    case error
    /// A limit ended the comparison here, so the result is unknown.
    case notCompared
  }

  /// The place of the difference.
  public let path: ValuePath

  /// In what way.
  public let kind: Kind

  /// The control's value, as text.
  public let control: String

  /// The candidate's value, as text.
  public let candidate: String

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - path: the place.
  ///   - kind: the kind of difference.
  ///   - control: the control's value, as text.
  ///   - candidate: the candidate's value, as text.
  public init(path: ValuePath, kind: Kind, control: String, candidate: String) {
    self.path = path
    self.kind = kind
    self.control = control
    self.candidate = candidate
  }
}

extension ValueDifference: CustomStringConvertible {
  /// One line: `products[3].coin: 12 → nil`.
  public var description: String { "\(path): \(control) → \(candidate)" }
}
