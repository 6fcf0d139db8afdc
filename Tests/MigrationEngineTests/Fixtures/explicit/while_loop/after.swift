import Bridge

struct Model: LegacyDecodable {
  var depth = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var node = container
    while node.exists(at: "next") {
      node = node.nestedContainer(at: "next")
      depth += 1
    }
  }
}
