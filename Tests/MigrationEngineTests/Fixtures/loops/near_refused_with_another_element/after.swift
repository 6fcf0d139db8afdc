// reason: needs a written initializer
import Bridge

struct Cart: LegacyFailableDecodable {
  var items: [CartItem]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var found: [CartItem] = []
    for item in container.nestedContainers(at: "items") {
      guard try item.valueIfAccepted(CartItem.self, at: "checked") != nil else { throw container.refusal }
      if let item = try item.valueIfAccepted(CartItem.self, at: "item") {
        found.append(item)
      }
    }
    items = found
  }
}

struct CartItem: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}
