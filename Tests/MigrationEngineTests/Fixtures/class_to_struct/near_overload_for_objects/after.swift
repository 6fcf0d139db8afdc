// reason: an object is needed here
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

func kind(_ value: AnyObject) -> String { "object" }
func kind(_ value: Any) -> String { "value" }

func kind(of item: Item) -> String { kind(item) }
