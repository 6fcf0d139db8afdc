import Bridge

struct Model: LegacyDecodable {
  let a: Int?
}

final class Owner {
  var model: Model?
}

func isSame(_ left: Owner, _ right: Owner) -> Bool { left === right }
