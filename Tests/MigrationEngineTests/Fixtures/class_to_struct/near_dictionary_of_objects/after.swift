// reason: an object is needed here
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

func parameters(_ item: Item) -> [String: AnyObject] {
  ["item": item as AnyObject]
}
