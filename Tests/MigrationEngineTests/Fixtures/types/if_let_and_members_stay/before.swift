import Foundation
import LegacyJSON

final class Badge: JSONDeserializable, CustomStringConvertible {
  // MARK: - keep

  private(set) var level: Int?

  /// keep: the text
  var description: String { return "level \(level ?? 0)" }

  init(json: JSON) {
    if let value = json["level"].int {
      level = value
    }
  }

  static let shared = 1
}
