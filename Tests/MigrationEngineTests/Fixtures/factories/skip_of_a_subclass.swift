// reason: `from` makes one of a `JSON`
import SwiftyJSON

class Animal {
  var name = ""

  class func from(json: JSON) -> Animal {
    let animal = Animal()
    animal.name = json["name"].stringValue
    return animal
  }
}

class Dog: Animal {}
