import Foundation
import Bridge

struct Badge: LegacyDecodable, CustomStringConvertible {
  // MARK: - keep

  private(set) var level: Int?

  /// keep: the text
  var description: String { return "level \(level ?? 0)" }

  static let shared = 1
}
