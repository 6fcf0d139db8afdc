import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) { a = json["a"].int }
}

final class Owner {
  var model: Model?
}

func isSame(_ left: Owner, _ right: Owner) -> Bool { left === right }
