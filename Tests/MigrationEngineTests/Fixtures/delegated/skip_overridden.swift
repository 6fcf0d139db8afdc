// reason: its subclass `Square` has initializers of its own
import SwiftyJSON

class Shape {
  let sides: Int

  convenience init(json: JSON) { self.init(sides: json["sides"].intValue) }

  required init(sides: Int) { self.sides = sides + 1 }
}

class Square: Shape {
  required init(sides: Int) { super.init(sides: 4) }
}
