import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let id: Int
  let names: [String]

  init(from container: LegacyContainer) throws {
    let data = container.nestedContainer(at: "data")
    let rows = data.nestedContainers(at: "rows")
    id = try data.decode(Int.self, at: "id")
    names = try rows.map { row in try row.decode(String.self, at: "name") }
  }
}
