import SwiftyJSON

class Order {
  var id: Int
  var first: Int
  var second: Int
  var third: Int
  var buyer: Buyer
  var lines: [Line]
  var note: Note!
  var payer: Payer

  init(json: JSON) {
    id = json["id"].intValue
    first = json["first"].intValue
    second = json["second"].intValue
    third = json["third"].intValue
    buyer = Buyer(json: json["buyer"])!
    lines = json["lines"].arrayValue.map { Line(json: $0)! }
    note = Note(json: json["note"])
    payer = Payer(json: json["payer"])!
  }
}

struct Buyer {
  var name: String

  init?(json: JSON) {
    name = json["name"].stringValue
  }
}

class Line {
  var count = 0

  init?(json: JSON) {
    count = json["count"].intValue
  }
}

struct Note {
  var text: String?

  init?(json: JSON) {
    text = json["text"].string
  }
}

struct Payer {
  var name: String

  init?(json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
  }
}

