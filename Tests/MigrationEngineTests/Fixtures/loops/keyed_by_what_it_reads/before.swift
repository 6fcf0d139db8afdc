import SwiftyJSON

struct Settings {
  let id: Int
  let name: String
  var numbers: [Int: Double] = [:]

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    for item in json["numbers"].arrayValue {
      let key = item["description"]["numberOfTheItem"].intValue
      numbers[key] = item["description"]["valueOfTheItem"].double ?? 1
    }
  }
}
