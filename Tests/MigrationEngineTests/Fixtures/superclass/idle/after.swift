import Foundation
import Bridge

class Entity {
  var isSelected = false
}

class Cell: NSObject {
  var height: Double?

  override init() { super.init() }

  init(height: Double) {
    self.height = height
  }
}

class Track: Entity, LegacyDecodable {
  let name: String?
  let artists: [Artist]
}

class Artist: Cell, LegacyDecodable, CustomDebugString {
  @NeverNil var id: Int?
  @DecodedBy<FollowersRule> var followers = 0

  override init() {
    super.init()
  }

  enum FollowersRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
}

protocol CustomDebugString {}
