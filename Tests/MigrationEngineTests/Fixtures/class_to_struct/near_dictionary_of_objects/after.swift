// reason: an object is asked for here
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

func parameters(_ item: Item) -> [String: AnyObject] {
  ["item": item as AnyObject]
}
