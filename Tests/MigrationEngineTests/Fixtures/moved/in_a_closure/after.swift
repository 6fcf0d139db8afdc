import Bridge
import LegacyJSON

struct Track: LegacyDecodable {
  let name: String
  let number: Int
}

struct Disc: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let title: String
}

func tracks(_ json: JSON) -> [Track] {
  return json["tracks"].arrayValue.map { Track(json: $0) }
}

func discs(_ json: JSON) -> [Disc] {
  json["discs"].arrayValue.compactMap { disc -> Disc? in
    return Disc(json: disc)
  }
}
