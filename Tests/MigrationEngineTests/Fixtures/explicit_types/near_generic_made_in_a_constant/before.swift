// reason: the arguments of the generic type `Box` are not written
import SwiftyJSON

protocol Content { init(json: JSON) }

struct Box<Held: Content> {
  let held: [Held]

  init(json: JSON) { held = json["held"].arrayValue.map { Held(json: $0) } }
}

struct Cargo<Held: Content> {
  let box: Box<Held>

  init(json: JSON) {
    let found: Box<Held> = Box(json: json["box"])
    box = found
  }
}
