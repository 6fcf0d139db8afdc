import SwiftyJSON

struct Station {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Line {
  let ids: [Int]
  let lengths: [Int]
  let first: Int?
  let width: Int?

  init(json: JSON) {
    let stations = json["stations"].arrayValue.map { Station(json: $0) }.filter { $0 != nil }
    ids = stations.map { $0!.id }
    let found = json["lengths"].arrayValue.map { $0.int }.filter { $0 != nil }
    lengths = found.map { $0! }
    first = json["lengths"].arrayValue.map { $0.int }.filter { $0 != nil }.first ?? nil
    width = json["lengths"].arrayValue.map { $0.int }.first??.bitWidth
  }
}
