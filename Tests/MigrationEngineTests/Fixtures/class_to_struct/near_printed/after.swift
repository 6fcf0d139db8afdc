// reason: it is printed
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

func describe(_ item: Item) -> String {
  "an \(item)"
}
