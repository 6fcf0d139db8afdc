/// One thing in which two values differ: where, in what way, and what was found on both sides.
///
/// It holds texts, not the values: they are short, may leave every thread, and have lost what is to be redacted.
public struct ValueDifference: Sendable, Hashable {
  /// In what way two values differ.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The control has something where the candidate has nil, no such property, no such key or no such element.
    case missing
    /// The candidate has something where the control has nil, no such property, no such key or no such element.
    case extra
    /// Both have something, of different types.
    case type
    /// Both have a value of the same type, and not the same one.
    case value
    /// Both have a collection, and not of the same size.
    case count
    /// The candidate threw an error where the control has a value.
    case candidateFailed
    /// The control threw an error where the candidate has a value.
    case controlFailed
    /// Both threw, and not the same; only reported when errors are to be compared.
    case error
    /// A limit ended the comparison here, so nobody knows.
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

  /// Makes a difference.
  ///
  /// - Parameters:
  ///   - path: The place.
  ///   - kind: The kind of difference.
  ///   - control: The control's value, as text.
  ///   - candidate: The candidate's value, as text.
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
