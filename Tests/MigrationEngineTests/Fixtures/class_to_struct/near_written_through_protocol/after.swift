// reason: stays a class: `open` is changed
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  var open: Bool?
}

protocol Row {
  var open: Bool? { get set }
}

extension Item: Row {}

func toggle(_ rows: inout [any Row]) {
  rows[0].open = true
}
