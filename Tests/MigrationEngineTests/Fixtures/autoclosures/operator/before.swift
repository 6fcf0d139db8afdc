import SwiftyJSON

infix operator ?|
func ?| <T>(value: T?, other: @autoclosure () -> T) -> T { value ?? other() }

struct Item {
  let name: String

  init(json: JSON) {
    name = json["name"].string ?| json["title"].stringValue
  }
}
