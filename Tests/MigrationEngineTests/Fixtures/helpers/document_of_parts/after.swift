import Bridge

struct Item: LegacyDecodable {
  let owner: Owner
  var owners: [Owner] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let owner = container.members(at: "owner")
    self.owner = try LegacyContainer(owner).decode(Owner.self)
    for element in container.nestedContainers(at: "owners") {
      let each = LegacyContainer(element)
      try owners.append(each.decode(Owner.self))
    }
  }
}

struct Owner: LegacyDecodable {
  let id: Int?
}
