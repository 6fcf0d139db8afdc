// reason: `id` stays optional: code makes a value of its parts

struct Item: Codable {
  var id: Int?
  let name: String
}

func items() -> [Item] { [Item(id: nil, name: "a"), Item(name: "b")] }
