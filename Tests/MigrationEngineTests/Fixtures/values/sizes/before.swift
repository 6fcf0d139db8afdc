import Foundation
import SwiftyJSON

struct Image {
  var width: Int!
  var height: Int!
  var size: CGSize

  init(json: JSON) {
    width = json["width"].intValue
    height = json["height"].intValue
    size = CGSize(width: width, height: height)
  }
}
