/// The coding keys of a type in the order in which its `init(from:)` asks for them, with their spellings in snake_case.
///
/// Objects of one type are read alike, so that a spelling is mostly found without hashing.
final class KeyOrder {
  typealias Entry = (codingKey: String, documentKey: String)

  /// Types that never ask in the same order would fill it without an end.
  private static let maximumCount = 256
  /// The number of keys that are skipped to find the usual place of one: those of members that were not asked for.
  static let reach = 4

  private(set) var entries: [Entry] = []

  /// Adds a key if it is the first one that is asked for in a turn.
  ///
  /// - Returns: whether it was.
  func append(_ entry: Entry, turn: Int) -> Bool {
    guard turn == entries.count, turn < Self.maximumCount else { return false }
    entries.append(entry)
    return true
  }
}
