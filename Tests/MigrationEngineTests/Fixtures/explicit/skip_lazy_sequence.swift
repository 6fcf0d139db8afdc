// reason: the closures of a `lazy` sequence run at another time
import LegacyJSON

struct Ranking {
  let names: [String]

  init(json: JSON) {
    names = (1...).lazy.map { json["name\($0)"].string }.prefix { $0 != nil }.compactMap { $0 }
  }
}
