import SwiftyJSON

class Names {
  var all: [String]?
  var short = [String]()

  init(json: JSON) {
    all = [String]()
    _ = json["all"].arrayValue.map { [unowned self] name in
      self.all?.append(name.stringValue)
    }
    _ = json["short"].arrayValue.map { short.append($0.stringValue) }
  }
}
