import LegacyJSON

struct Node {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var id: Int { json["id"].intValue }
  var leaf: Leaf { Leaf(json: json["leaf"]) }
}

struct Leaf {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var node: Node { Node(json: json["node"]) }
}
