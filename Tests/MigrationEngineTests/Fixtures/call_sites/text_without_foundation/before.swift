import SwiftyJSON

class Cart {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

func cart() -> Cart {
  let json = JSON(parseJSON: #"{"id": 2}"#)
  let cart = Cart(json: json)
  return cart
}
