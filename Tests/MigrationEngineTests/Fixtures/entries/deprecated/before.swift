import LegacyJSON

final class Membership {
  var level = 0
  var name: String?

  // Gone with the next major version.
  @available(*, deprecated, message: "make it of its parts")
  init(json: JSON) {
    level = json["level"].intValue
    name = json["name"].string
  }
}

final class Contribution {
  var amount = 0

  @available(*, deprecated)
  @available(swift, deprecated: 9.0, renamed: "Membership")
  init(json: JSON) {
    for part in json["parts"].arrayValue { amount += part.intValue }
  }
}

final class Donation {
  var amount = 0

  @available(*, deprecated)  // since last year
  init(json: JSON) {
    for part in json["parts"].arrayValue { amount += part.intValue }
  }
}
