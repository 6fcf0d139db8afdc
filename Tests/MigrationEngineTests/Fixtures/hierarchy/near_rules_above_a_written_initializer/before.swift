// reason: no property rules: its subclass `Full` does not pass the document on
import SwiftyJSON

class Round {
  var id: Int
  var mark: String

  init(id: Int, mark: String) {
    self.id = id
    self.mark = mark
  }

  convenience init(json: JSON) { self.init(id: json["id"].intValue, mark: "#" + json["mark"].stringValue) }
}

class Full: Round {
  var names: [String]

  init(id: Int, mark: String, names: [String]) {
    self.names = names
    super.init(id: id, mark: mark)
  }

  convenience init(json: JSON) {
    var names: [String] = []
    for name in json["names"].arrayValue {
      print(name.stringValue)
      names.append(name.stringValue)
    }
    self.init(id: json["id"].intValue, mark: "#" + json["mark"].stringValue, names: names)
  }
}
