import LegacyJSON

struct Size { let width: Int, height: Int }

class Picture {
  var width: Int!
  var height: Int!
  var size: Size
  var link: String!

  init(json: JSON) {
    width = json["width"].intValue
    height = json["height"].intValue
    link = json["link"].stringValue
    size = Size(width: width, height: height)
  }
}
