// reason: needs a written initializer: `role = Rank(json["role"])` is not understood
import SwiftyJSON

protocol Counting: RawRepresentable where RawValue == String {
  static var standard: Self { get }
}

extension Counting {
  init(_ json: JSON) {
    self = Self(rawValue: json.stringValue) ?? Self.standard
  }
}

enum Rank: String, Counting {
  case guest, admin

  nonisolated(unsafe) static var count = 0
  static var standard: Rank {
    count += 1
    return .guest
  }
}

struct User {
  let role: Rank

  init(json: JSON) {
    role = Rank(json["role"])
  }
}
