import SwiftyJSON

protocol Listable { init?(json: JSON) }

enum Rank: String { case guest, owner }

extension JSON {
  func listed<T: Listable>() -> [T] { arrayValue.compactMap { T(json: $0) } }
  func only<T: Listable>(_ type: T.Type = T.self) -> T? { T(json: self) }
  func ranked<T: RawRepresentable>(_ key: String, or other: T) -> T where T.RawValue == String {
    T(rawValue: self[key].stringValue) ?? other
  }
}

struct Member: Listable {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Club {
  let founder: Member?
  let members: [Member]
  let rank: Rank

  init(json: JSON) {
    founder = json["founder"].only()
    members = json["members"].listed()
    rank = json.ranked("rank", or: .guest)
  }
}
