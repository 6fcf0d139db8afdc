import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

final class Owner { weak var model: Model? }
