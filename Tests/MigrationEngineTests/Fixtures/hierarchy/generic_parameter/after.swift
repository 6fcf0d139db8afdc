import Bridge
import LegacyJSON

class BaseModel: LegacyFailableDecodable {
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard container.exists() else { throw container.refusal }
  }
}

class Coin: BaseModel {
  var id: Int?
  var balance: Int?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    id = try container.value(Int.self, at: "id")
    balance = try container.valueIfPresent(Int.self, at: "balance")
  }
}

class Ad: BaseModel {
  var name: String?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    guard container.exists() else { throw container.refusal }
    name = try container.valueIfPresent(String.self, at: "name")
  }
}

func parse<Model: BaseModel>(_ json: JSON) -> [Model] {
  json.arrayValue.compactMap { Model(json: $0) } + json.arrayValue.compactMap(Model.init)
}

let coins: [Coin] = parse(JSON.null)
let ads: [Ad] = parse(JSON.null)
