import LegacyJSON

struct Item {
  let a: [String]
  let b: [Int]?
  let c: [String]
  let d: [String: Int]
  let e: [Owner]
  let f: [Owner]
  let g: String?
  let h: [String]?
  let i: Int

  init(json: JSON) {
    a = json["a"].arrayValue.map { $0.stringValue }
    b = json["b"].array?.map { $0.intValue }
    c = json["c"].arrayValue.compactMap { $0.string }
    d = json["d"].dictionaryValue.mapValues { $0["n"].intValue }
    e = json["e"].arrayValue.map(Owner.init)
    f = json["f"].arrayValue.map { Owner(json: $0["owner"]) }
    g = json["g"].array?.first?["name"].string
    h = json["h"].arrayObject as? [String]
    i = json["i"].arrayValue.filter { $0["ok"].boolValue }.count
  }
}

struct Owner {
  let id: Int
  let name: String

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].string ?? "-"
  }
}
