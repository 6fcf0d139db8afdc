// reason: an object is asked for here
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

func pointer(_ item: Item) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(item).toOpaque()
}
