import SwiftyJSON

protocol Entry { init?(json: JSON) }

struct Track: Entry {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Listing<Element: Entry> {
  let elements: [Element]

  init?(json: JSON) {
    guard json["elements"].exists() else { return nil }
    elements = json["elements"].arrayValue.compactMap { Element(json: $0) }
  }
}

struct Record {
  let name: String
  let tracks: Listing<Track>?
  let others: Listing<Track>?

  init(json: JSON) {
    name = json["name"].stringValue
    tracks = Listing<Track>(json: json["tracks"])
    self.others = Listing(json: json["others"])
  }
}

struct Shelf<Element: Entry> {
  let all: [Listing<Element>]

  init(json: JSON) {
    all = json["all"].arrayValue.compactMap { Listing<Element>(json: $0) }
  }
}
