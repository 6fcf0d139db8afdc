import Foundation

/// A hint such as `Products=products*.json`: the recordings that are responses of a type.
public struct RootHint: Sendable, Equatable {
  public let type: String
  public let pattern: String

  /// - Parameter text: the type, `=`, and a pattern with `*` and `?`.
  /// - Returns: nil when the text is something else.
  public init?(_ text: String) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex, text.index(after: sign) != text.endIndex else {
      return nil
    }
    type = String(text[..<sign])
    pattern = String(text[text.index(after: sign)...])
  }

  /// Whether the pattern fits the file's name, its path, or the address or operation that the document came from.
  func fits(_ document: EvidenceDocument) -> Bool {
    let names = [document.path, (document.path as NSString).lastPathComponent, document.source].compactMap(\.self)
    return names.contains { fnmatch(pattern, $0, 0) == 0 }
  }
}
