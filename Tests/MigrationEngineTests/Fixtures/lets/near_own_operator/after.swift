// reason: stays a class: `id` is changed
import Bridge

final class Item: LegacyDecodable {
  var id: Int?
  let open: Bool?
}

infix operator <~ : AssignmentPrecedence

func <~ <Value>(left: inout Value?, right: Value) { left = right }

func fill(_ item: Item) {
  item.id <~ 3
}
