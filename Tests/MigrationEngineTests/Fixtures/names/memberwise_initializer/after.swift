import Bridge
import LegacyJSON

struct Item: LegacyDecodable {
  let id: Int?

  init(json: JSON) { self.init(decoding: json) }
}

extension Item {
  init(id: Int?, name: String = "") {
    self.init(json: ["id": id ?? 0])
  }
}
