import SwiftyJSON

struct Track {
  let name: String
  let number: Int
}

struct Disc {
  let title: String
}

func tracks(_ json: JSON) -> [Track] {
  return json["tracks"].arrayValue.map { Track(name: $0["name"].stringValue, number: $0["number"].intValue) }
}

func discs(_ json: JSON) -> [Disc] {
  json["discs"].arrayValue.compactMap { disc -> Disc? in
    guard let title = disc["title"].string else { return nil }
    return Disc(title: title)
  }
}
