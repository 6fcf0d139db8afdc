import SwiftyJSON

struct Part {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

struct Item {
  let size: Int
  let part: Part
  let other: Part
  let text: String

  init(json: JSON) {
    let box = json["box"].exists() ? json["box"] : JSON.null
    size = box["size"].intValue
    part = Part(json: json.dictionaryValue["part"] ?? JSON.null)
    other = Part(json: json["other"] == JSON.null ? JSON.null : json["other"])
    text = JSON(json["note"].object)["text"].stringValue
  }
}
