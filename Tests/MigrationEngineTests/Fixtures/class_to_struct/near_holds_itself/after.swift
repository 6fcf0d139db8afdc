// reason: stays a class: it holds a value of its own type
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
  let next: [Model]
  let parent: Model?
}
