/// The result of comparing two values.
public struct ValueComparisonResult: Sendable, Hashable {
  /// A note about a value that was deliberately left out, such as a closure.
  public struct Note: Sendable, Hashable, CustomStringConvertible {
    /// The place of the value that was left out.
    public let path: ValuePath
    /// A description of the omission and its reason.
    public let text: String

    /// Creates a note.
    ///
    /// - Parameters:
    ///   - path: the place.
    ///   - text: a description of the omission, with its reason.
    public init(path: ValuePath, text: String) {
      self.path = path
      self.text = text
    }

    /// The note in one line: `onChange: a closure is not compared`.
    public var description: String { "\(path): \(text)" }
  }

  /// The differences, in the control's order. At most as many as the comparison keeps.
  public internal(set) var differences: [ValueDifference]

  /// The number of differences that were found but not kept.
  public internal(set) var omittedDifferences: Int

  /// The values that were left out, at most as many as the limit for differences.
  public internal(set) var notes: [Note]

  /// The number of values that were compared: leaves such as numbers and strings, and enum cases. Two values without
  /// any, such as empty arrays or structs of nothing but nil, are equal, but that proves nothing.
  public internal(set) var comparedValues: Int

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - differences: the differences; empty for equal values.
  ///   - omittedDifferences: the number of further differences.
  ///   - notes: the values that were left out.
  ///   - comparedValues: the number of values that were compared.
  public init(
    differences: [ValueDifference] = [], omittedDifferences: Int = 0, notes: [Note] = [], comparedValues: Int = 0
  ) {
    self.differences = differences
    self.omittedDifferences = omittedDifferences
    self.notes = notes
    self.comparedValues = comparedValues
  }

  /// Whether the two are the same.
  public var isEqual: Bool { differences.isEmpty }
}

extension ValueComparisonResult: CustomStringConvertible {
  /// A line for each difference, or `equal`.
  public var description: String {
    guard !isEqual else { return "equal" }
    let lines = differences.map { "\($0)  (\($0.kind.rawValue))" }
    return (lines + (omittedDifferences > 0 ? ["… and \(omittedDifferences) more"] : [])).joined(separator: "\n")
  }
}
