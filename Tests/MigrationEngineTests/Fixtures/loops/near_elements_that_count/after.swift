// reason: `for item in json["items"].arrayValue { …` is not understood
import Bridge

struct Item: LegacyDecodable {
  let name: String
}

struct Cart: LegacyDecodable {
  var items: [Item] = []
  var count = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for item in container.nestedContainers(at: "items") {
      count = items.count
      items += try [item.value(Item.self)]
    }
  }
}
