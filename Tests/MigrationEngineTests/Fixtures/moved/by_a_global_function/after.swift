import Bridge
import LegacyJSON

struct Seat: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let row: Int
  let letter: String?
}

func seat(from json: JSON) -> Seat? {
  return Seat(json: json)
}

func seats(_ json: JSON) -> [Seat] { json["seats"].arrayValue.compactMap { seat(from: $0) } }
