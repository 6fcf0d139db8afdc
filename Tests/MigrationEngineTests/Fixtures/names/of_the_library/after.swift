import Bridge
import LegacyJSON

struct Tools {
  typealias JSON = LegacyJSON.JSON

  let text: (JSON) -> String
}

struct Model: LegacyDecodable {
  typealias JSON = LegacyJSON.JSON

  let a: Int?
}
