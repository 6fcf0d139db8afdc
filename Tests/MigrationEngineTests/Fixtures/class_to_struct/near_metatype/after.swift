// reason: its metatype is used here
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

let kinds: [String: Any.Type] = ["item": Item.self]
