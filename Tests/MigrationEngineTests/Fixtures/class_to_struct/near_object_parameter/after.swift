// reason: an object is needed here
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

func perform(sender: AnyObject?) {}

func show(_ items: [Item]) {
  perform(sender: items.first)
}
