import LegacyJSON
import Bridge

struct Node: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var id: Int { json["id"].intValue }
  var leaf: Leaf { Leaf(json: json["leaf"]) }
}

struct Leaf: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var node: Node { Node(json: json["node"]) }
}
