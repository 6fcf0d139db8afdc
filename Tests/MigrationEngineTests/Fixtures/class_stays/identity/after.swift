import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

func f(m: Model, n: Model) -> Bool { m === n }
