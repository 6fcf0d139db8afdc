// reason: its subclass `Item` is not converted, and calls its initializer
import SwiftyJSON

class Record {
  var source: String?

  init(json: JSON?) {
    source = describe(json)
  }

  func describe(_ json: JSON?) -> String? { nil }
}

class Item: Record {
  var id = 0

  init?(json data: JSON) {
    guard let id = data["id"].int else { return nil }
    super.init(json: data)
    self.id = id
  }
}

func note(_ values: [Record]) {}
