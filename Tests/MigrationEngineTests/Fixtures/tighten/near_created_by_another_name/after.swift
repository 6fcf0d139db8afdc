// reason: not tightened: code that stays as it is creates it from documents without evidence
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  let id: Int?
  let name: String?
}

typealias Product = Model

func f(_ json: JSON) -> Product { Product(json: json) }
