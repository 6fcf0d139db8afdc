import SwiftyJSON

class Drug {
  var id: Int?
  var name: String?

  init() {}

  init(json: [String: Any]) {
    let json = JSON(json)
    self.id = json["id"].intValue
    self.name = json["name"].string
  }
}

struct Box {
  let size: Int

  init(_ object: Any) {
    let document = JSON(object)
    size = document["size"].intValue
  }
}

struct Label {
  let text: String

  init(values: [String: AnyObject]) {
    let data = JSON(values)
    text = data["text"].stringValue
  }
}

func label(of answer: [String: AnyObject]) -> Label { Label(values: answer) }

func drugs(in answer: [[String: Any]]) -> [Drug] {
  var drugs: [Drug] = []
  for item in answer { drugs.append(Drug(json: item)) }
  return drugs
}

struct Ticket {
  let seat: String

  init(value: [AnyHashable: Any]) {
    let json = JSON(value)
    seat = json["seat"].stringValue
  }
}

func ticket(of payload: [AnyHashable: Any]) -> Ticket { Ticket(value: payload) }
