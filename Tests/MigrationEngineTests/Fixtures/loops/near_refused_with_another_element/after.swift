// reason: needs a written initializer
import Bridge

struct Cart: LegacyFailableDecodable, ContainerDecodable {
  var items: [CartItem]

  init(from container: LegacyContainer) throws {
    var found: [CartItem] = []
    for item in container.nestedContainers(at: "items") {
      guard try item.decodeIfAccepted(CartItem.self, at: "checked") != nil else { throw container.refusal }
      if let item = try item.decodeIfAccepted(CartItem.self, at: "item") {
        found.append(item)
      }
    }
    items = found
  }
}

struct CartItem: LegacyRequiringDecodable {
  let id: Int
}
