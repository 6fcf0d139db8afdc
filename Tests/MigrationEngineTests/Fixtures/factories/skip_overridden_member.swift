// reason: `make` makes one of a `JSON`
import LegacyJSON

class Named {
  class var fallback: String { "none" }
}

class Area: Named {
  var name: String

  init(name: String) { self.name = name }

  static func make(_ json: JSON) -> Area { return Area(name: json["name"].string ?? fallback) }
}

class Region: Area {
  override class var fallback: String { "region" }
}

func area(_ json: JSON) -> Area { Region.make(json) }
