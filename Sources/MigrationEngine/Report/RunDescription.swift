/// The circumstances of a run that a report for people depends on.
public struct RunDescription: Sendable {
  /// Whether the changes were written.
  public var isWritten = false
  /// Whether the run left out files, for example all that did not change since a revision.
  public var isPartial = false
  /// The paths that were given to the command.
  public var paths: [String] = []

  public init(isWritten: Bool = false, isPartial: Bool = false, paths: [String] = []) {
    self.isWritten = isWritten
    self.isPartial = isPartial
    self.paths = paths
  }

  /// Returns the command that explains the item at a place, as a shell reads it.
  func explanation(of place: String) -> String {
    (["migrate-tool", "explain", place] + paths).map(\.shellWord).joined(separator: " ")
  }
}

extension String {
  /// The text as one word of a shell command.
  fileprivate var shellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/._-+:@%,=".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
