// reason: stays a class: `id` is changed
import Bridge

final class Item: LegacyDecodable {
  var id: Int?
  let open: Bool?
}

func next() throws -> Int { 3 }

func fill(_ item: Item) throws {
  try item.id = next()
}
