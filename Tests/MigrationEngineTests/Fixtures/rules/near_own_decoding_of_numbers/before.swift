// reason: the project's own `decode` of a decoding container may be called in place of Swift's
import SwiftyJSON

private extension KeyedDecodingContainer {
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decodeIfPresent(type, forKey: key) ?? -1 }
}

struct Count {
  let all: Int

  init(json: JSON) {
    all = json["all"].intValue
  }
}
