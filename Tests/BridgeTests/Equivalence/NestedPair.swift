import Bridge
import LegacyJSON

/// Models inside models, that cannot fail and that can.
enum NestedPair: ModelPair {
  static let keys = ["inner", "maybe", "list", "maybe_list", "by_name", "strict", "strict_list", "strict_by_name"]
  static let suitable = [
    "inner": [#"{"id":5,"title":"t","inner":{"kind":"k","x":1.5}}"#, #"{"id":"6","inner":{}}"#],
    "maybe": [#"{"id":1.9,"title":"m"}"#, "{}", "[]", "0"],
    "list": [#"[{"id":1},{"id":"2","inner":{"kind":3}},5,null]"#, #"[{"title":"x"}]"#],
    "maybe_list": [#"[{"id":1}]"#, "[null]", "{}"], "by_name": [#"{"a":{"id":1},"b":null,"c":7}"#],
    "strict": [#"{"id":3}"#, #"{"id":"3"}"#, "{}"], "strict_list": [#"[{"id":1},{"id":"2"},{"id":true},null]"#],
    "strict_by_name": [#"{"a":{"id":1},"b":{},"c":{"id":2.5}}"#],
  ]

  final class OldInner: JSONDeserializable {
    let id: Int
    let title: String?
    let inner: OldLeaf?
    init(json: JSON) {
      id = json["id"].intValue
      title = json["title"].string
      inner = json["inner"] == JSON.null ? nil : OldLeaf(json: json["inner"])
    }
  }

  final class OldLeaf: JSONDeserializable {
    let kind: String
    let x: Double?
    init(json: JSON) {
      kind = json["kind"].stringValue
      x = json["x"].double
    }
  }

  final class OldStrict {
    let id: Int
    init?(json: JSON) {
      guard let id = json["id"].int else { return nil }
      self.id = id
    }
  }

  final class Old: JSONDeserializable {
    let inner: OldInner, maybe: OldInner?, list: [OldInner], maybeList: [OldInner]?, byName: [String: OldInner]
    let strict: OldStrict?, strictList: [OldStrict], strictByName: [String: OldStrict]

    init(json: JSON) {
      inner = OldInner(json: json["inner"])
      maybe = json["maybe"] == JSON.null ? nil : OldInner(json: json["maybe"])
      list = json["list"].arrayValue.map { OldInner(json: $0) }
      maybeList = json["maybe_list"].array?.map(OldInner.init(json:))
      byName = json["by_name"].dictionaryValue.mapValues(OldInner.init(json:))
      strict = OldStrict(json: json["strict"])
      strictList = json["strict_list"].arrayValue.compactMap(OldStrict.init)
      strictByName = json["strict_by_name"].dictionaryValue.compactMapValues(OldStrict.init)
    }
  }

  struct NewInner: LegacyDecodable {
    let id: Int
    let title: String?
    let inner: NewLeaf?
  }

  struct NewLeaf: LegacyDecodable {
    let kind: String
    let x: Double?
  }

  struct NewStrict: LegacyFailableDecodable {
    struct NoID: Error {}
    let id: Int
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let id = try container.decodeIfPresent(Int.self, forKey: .id) else { throw NoID() }
      self.id = id
    }
    private enum CodingKeys: CodingKey { case id }
  }

  struct New: LegacyDecodable {
    let inner: NewInner, maybe: NewInner?, list: [NewInner], maybeList: [NewInner]?, byName: [String: NewInner]
    let strict: NewStrict?, strictList: [NewStrict], strictByName: [String: NewStrict]
  }
}
