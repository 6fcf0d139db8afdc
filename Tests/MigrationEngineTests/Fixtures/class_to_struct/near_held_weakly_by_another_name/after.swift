// reason: it is held weakly
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

typealias Row = Item

final class Cell {
  weak var row: Row?
}
