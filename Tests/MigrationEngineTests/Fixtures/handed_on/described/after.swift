import Bridge

class Item: LegacyDecodable {
  var id: String
  var title: String
  var tags: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print(container)
    assert(true, "nothing in \(container)")
    print("tags", container.nestedContainers(at: "tags"), separator: ": ")
    id = String(describing: container.nestedContainer(at: "id"))
    title = "#\(container.nestedContainer(at: "number"))"
    tags = String(describing: container.nestedContainersIfPresent(at: "tags"))
  }
}
