import LegacyJSON
import Bridge

struct Node: LegacyDecodable, ContainerDecodable {
  private let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var id: Int { json["id"].intValue }
  var leaf: Leaf { Leaf(json: json["leaf"]) }
}

struct Leaf: LegacyDecodable, ContainerDecodable {
  private let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var node: Node { Node(json: json["node"]) }
}
