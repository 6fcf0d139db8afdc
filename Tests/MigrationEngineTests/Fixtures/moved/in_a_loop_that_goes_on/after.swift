import Bridge
import LegacyJSON

struct Stop: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let lines: [String]
}

func stops(in json: JSON) -> [Stop] {
  var stops: [Stop] = []
  guard let found = json["stops"].array else { return [] }
  for each in found {
    guard let stop = Stop(json: each) else { continue }
    stops.append(stop)
  }
  return stops
}
