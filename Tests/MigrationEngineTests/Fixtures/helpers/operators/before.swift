import SwiftyJSON

infix operator ?|| : NilCoalescingPrecedence
infix operator /-> : MultiplicationPrecedence
infix operator <--

func ?|| <T>(value: T?, fallback: T) -> T { value ?? fallback }
func /-> (json: JSON, key: String) -> JSON { json[key] }
func /-> (json: JSON, index: Int) -> JSON { json[index] }
func <-- (left: inout String?, right: JSON) { left = right.string }
func <-- (left: inout Int?, right: JSON) { left = right.int }

struct Item {
  var title: String?
  var stock: Int?
  let limit: Int
  let city: String

  init(json: JSON) {
    title <-- json["title"]
    stock <-- json["stock"]
    limit = json["limit"].int ?|| 10
    city = (json /-> "places" /-> 0 /-> "city").stringValue
  }
}
