import SwiftyJSON

class Counted {
  var id: Int!

  init(json: JSON) {
    if 0 == json.count { return }
    id = json["id"].intValue
  }
}

class Compared {
  var id: Int!

  init(json: JSON) {
    guard json.isEmpty == false else { return }
    id = json["id"].intValue
  }
}

class Parenthesised {
  var id: Int!

  init(json: JSON) {
    if !(json.count > 0) { return }
    id = json["id"].intValue
  }
}

class Several {
  var id: Int!

  init(json: JSON) {
    if json.count == 1 { return }
    id = json["id"].intValue
  }
}
