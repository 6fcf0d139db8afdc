import Bridge

struct Item: LegacyDecodable {
  let id: Int
  let names: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let data = container.nestedContainer(at: "data")
    let rows = data.nestedContainers(at: "rows")
    id = try data.decode(Int.self, at: "id")
    names = try rows.map { row in try row.decode(String.self, at: "name") }
  }
}
