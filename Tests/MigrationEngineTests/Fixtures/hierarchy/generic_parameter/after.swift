import Bridge
import LegacyJSON

class BaseModel: LegacyFailableDecodable, ContainerDecodable {
  required init(from container: LegacyContainer) throws {
    guard container.exists() else { throw container.refusal }
  }
}

class Coin: BaseModel {
  var id: Int?
  var balance: Int?

  required init(from container: LegacyContainer) throws {
    try super.init(from: container)
    id = try container.decode(Int.self, at: "id")
    balance = try container.decodeIfPresent(Int.self, at: "balance")
  }
}

class Ad: BaseModel {
  var name: String?

  required init(from container: LegacyContainer) throws {
    try super.init(from: container)
    guard container.exists() else { throw container.refusal }
    name = try container.decodeIfPresent(String.self, at: "name")
  }
}

func parse<Model: BaseModel>(_ json: JSON) -> [Model] {
  json.arrayValue.compactMap { Model(json: $0) } + json.arrayValue.compactMap(Model.init)
}

let coins: [Coin] = parse(JSON.null)
let ads: [Ad] = parse(JSON.null)
