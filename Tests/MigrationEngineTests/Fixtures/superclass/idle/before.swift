import Foundation
import SwiftyJSON

class Entity {
  var isSelected = false
}

class Cell: NSObject {
  var height: Double?

  override init() { super.init() }

  init(height: Double) {
    self.height = height
  }
}

class Track: Entity {
  var name: String?
  var artists: [Artist] = []

  init(json: JSON) {
    name = json["name"].string
    for item in json["artists"].arrayValue {
      artists.append(Artist(json: item))
    }
  }
}

class Artist: Cell, CustomDebugString {
  var id: Int?
  var followers = 0

  override init() {
    super.init()
  }

  init(json: JSON) {
    super.init()
    id = json["id"].intValue
    followers = json["followers"].int ?? 1
  }
}

protocol CustomDebugString {}
