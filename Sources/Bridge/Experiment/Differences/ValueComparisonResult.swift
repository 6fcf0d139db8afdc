/// What came of comparing two values.
public struct ValueComparisonResult: Sendable, Hashable {
  /// Something that was left out on purpose, such as a closure.
  public struct Note: Sendable, Hashable, CustomStringConvertible {
    /// Where.
    public let path: ValuePath
    /// What was left out, and why.
    public let text: String

    /// Makes a note.
    ///
    /// - Parameters:
    ///   - path: Where.
    ///   - text: What was left out, and why.
    public init(path: ValuePath, text: String) {
      self.path = path
      self.text = text
    }

    /// One line: `onChange: a closure is not compared`.
    public var description: String { "\(path): \(text)" }
  }

  /// In what the two differ, in the control's order; at most as many as the comparison keeps.
  public internal(set) var differences: [ValueDifference]

  /// How many more differences there are.
  public internal(set) var omittedDifferences: Int

  /// What was left out; at most as many as differences are kept.
  public internal(set) var notes: [Note]

  /// How many values were compared: leaves such as numbers and texts, and cases of enums. Two values that have none, such
  /// as empty arrays or structs of nothing but nil, are equal, and that proves nothing.
  public internal(set) var comparedValues: Int

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - differences: In what the two differ; nothing for two that are the same.
  ///   - omittedDifferences: How many more differences there are.
  ///   - notes: What was left out.
  ///   - comparedValues: How many values were compared.
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
