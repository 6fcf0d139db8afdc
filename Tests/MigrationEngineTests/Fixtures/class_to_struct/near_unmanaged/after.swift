// reason: an object is needed here
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

func pointer(_ item: Item) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(item).toOpaque()
}
