// reason: `open` may be changed through a protocol
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  var open: Bool?
}

protocol Row {
  var open: Bool? { get set }
}

extension Row {
  mutating func toggle() { open = !(open ?? false) }
}

extension Item: Row {}
