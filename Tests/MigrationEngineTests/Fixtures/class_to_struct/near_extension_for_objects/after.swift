// reason: an object is needed here
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

protocol Named {}

extension Named where Self: AnyObject {
  var name: String { "object" }
}

extension Named {
  var name: String { "value" }
}

extension Item: Named {}
