// reason: stays a class: `id` is changed
import Bridge

final class Item: LegacyDecodable {
  var id: Int?
  let open: Bool?
}

postfix operator ++

postfix func ++ (value: inout Int?) { value = (value ?? 0) + 1 }

func count(_ item: Item) {
  item.id++
}
