import Foundation
import Bridge

struct Level: LegacyDecodable {
  let step: Int
  let displayName: String?
  let userId: Int

  static let keySpelling: KeySpelling = .verbatim

  private enum CodingKeys: String, CodingKey {
    case step, displayName, userId
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // keep: five is the middle
    step = try container.decodeIfPresent(Int.self, forKey: .step) ?? 5
    displayName = try container.decodeIfPresent(String.self, forKey: .displayName)
    userId = try container.decode(Int.self, forKey: .userId)
  }
}
