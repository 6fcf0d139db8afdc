import LegacyJSON

struct Area { let value: Int }

struct Picture {
  var width: Int!
  var area: Area

  init(json: JSON) {
    width = json["width"].intValue
    if json["wide"].boolValue { width = 10 }
    area = Area(value: width * 2)
  }
}
