import SwiftyJSON

final class Cart {
  public let id: Int
  public var items: [CartItem]

  init?(dict: JSON) {
    guard
      let _id = dict["id"].int,
      let _items = dict["items"].array
    else {
      return nil
    }
    id = _id

    var buffer = [CartItem]()
    for item in _items {
      if let item = CartItem(dict: item) {
        buffer.append(item)
      } else {
        return nil
      }
    }
    items = buffer
  }
}

final class CartItem {
  let id: Int

  init?(dict: JSON) {
    guard let id = dict["id"].int else { return nil }
    self.id = id
  }
}
