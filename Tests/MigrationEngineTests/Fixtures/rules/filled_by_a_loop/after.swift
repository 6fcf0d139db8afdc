import Bridge

struct Item: LegacyRequiringDecodable {
  let id: Int
}

struct Items: LegacyDecodable {
  @DecodedBy<AllRule> var all: [Item]

  enum AllRule: DecodingRule {
    static let value = Decoding<[Item]> { container in
      var items = [Item]()
      for itemJSON in container.nestedContainers() {
        if let item = try itemJSON.decodeIfAccepted(Item.self) {
          items.append(item)
        }
      }
      return items.reversed()
    }
  }
}
