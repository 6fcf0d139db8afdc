// reason: stays a class: it is held weakly
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

final class Owner { weak var model: Model? }
