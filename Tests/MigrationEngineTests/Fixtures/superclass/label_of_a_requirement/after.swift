import Bridge
import LegacyJSON

protocol Model {
  init(_ json: JSON)
}

struct Photo: LegacyDecodable, Model {
  let id: Int

  let url: String

  init(_ json: JSON) { self.init(json: json) }
}
