import LegacyJSON

struct ChainedItem {
  let id: Int?
  let name: String
  let tags: [String]

  init(json: JSON?) {
    id = json?["id"].int
    name = json?["owner"]["name"].string ?? "nobody"
    tags = json?["tags"].array?.compactMap { $0.string } ?? []
  }
}

func chainedItem(_ json: JSON?) -> ChainedItem { ChainedItem(json: json) }

final class GuardedItem {
  let id: Int
  let name: String?

  init?(fromJson json: JSON!) {
    guard let json = json, let id = json["id"].int else { return nil }
    self.id = id
    name = json["name"].string
  }
}

func guardedItem(_ json: JSON?) -> GuardedItem? { GuardedItem(fromJson: json) }

struct BoundItem {
  var id = 1
  var name: String?

  init(json: JSON?) {
    if let json = json {
      id = json["id"].intValue
    }
    name = json?["name"].stringValue
  }
}

func boundItems(_ json: JSON) -> [BoundItem] { json["items"].arrayValue.map { BoundItem(json: $0) } }

struct DefaultedItem {
  let id: Int
  let isLocal: Bool

  init(json: JSON = ["id": 3], isLocal: Bool = true) {
    id = json["id"].int ?? 2
    self.isLocal = isLocal
  }
}

func defaultedItem() -> DefaultedItem { DefaultedItem() }

struct SeveralItem {
  var id: Int
  var name = "x"

  init(json: JSON) {
    id = json["id"].intValue
  }

  init(found json: JSON, name: String) {
    self.init(json: json["item"])
    self.name = name
  }
}

class ExtendedItem {
  var id = 0
  init() {}
}

extension ExtendedItem {
  convenience init(_ json: JSON) {
    self.init()
    id = json["id"].intValue
  }
}

struct ConfiguredItem {
  let text: String
  let level: Int
  let isOld: Bool

  init(json: JSON, level: Int, isOld: Bool = false) {
    text = json["text"].stringValue
    self.level = level
    self.isOld = isOld
  }
}

final class ConfiguredOwner {
  let name: String
  let place: String

  init?(place: String, json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
    self.place = place
  }
}

struct ConfiguringItem {
  let items: [ConfiguredItem]
  let owner: ConfiguredOwner?

  init(json: JSON) {
    let id = json["id"].intValue
    items = json["rows"].arrayValue.map { ConfiguredItem(json: $0, level: id, isOld: $0["old"].boolValue) }
    owner = ConfiguredOwner(place: json["city"].stringValue, json: json["owner"])
  }
}

func configuredItem(_ json: JSON) -> ConfiguredItem { ConfiguredItem(json: json, level: 3) }
