import SwiftyJSON

struct Period {
  var name: String
  var begin: Int
  var end: Int
  var pause: Int

  init(json: JSON) {
    name = json["name"].stringValue
    begin = json["begin"].intValue * 60
    end = json["end"].intValue * 60
    pause = json["pause"].intValue * 60
  }
}
