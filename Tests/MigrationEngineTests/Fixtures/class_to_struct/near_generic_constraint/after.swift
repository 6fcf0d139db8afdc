// reason: stays a class: a generic parameter is a subclass of it
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

func f<T: Model>(_ value: T) {}
