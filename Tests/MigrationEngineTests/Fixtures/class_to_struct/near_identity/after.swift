// reason: stays a class: it is compared by identity
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

func f(m: Model, n: Model) -> Bool { m === n }
