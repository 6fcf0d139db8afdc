import LegacyJSON

struct Note {
  let sender: String
  init(json: JSON) {
    let dictionary = json.dictionaryValue
    let t = dictionary["content"]?.string ?? ""
    let c = JSON(parseJSON: t)
    sender = c["s"].stringValue
  }
}

struct Message {
  let sender: String
  let title: String
  init(json: JSON) {
    let content = JSON(parseJSON: json["content"].string ?? "").dictionaryValue
    sender = content["s"]?.string ?? "x"
    title = content["t"]?.string ?? ""
  }
}

struct Post {
  let author: Author
  init(json: JSON) {
    author = Author(json: JSON.init(parseJSON: json["author"].stringValue))
  }
}

struct Author {
  let name: String
  init(json: JSON) { name = json["name"].stringValue.uppercased() }
}
