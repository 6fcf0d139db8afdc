import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

func f<T: Model>(_ value: T) {}
