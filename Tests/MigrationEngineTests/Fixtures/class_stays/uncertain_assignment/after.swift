import Bridge

final class Model: LegacyDecodable {
  var a: Int?
}

func f() { g().a = 1 }
