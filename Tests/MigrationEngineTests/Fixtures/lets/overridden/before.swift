import SwiftyJSON

class Item {
  var id: Int
  var title: String
  var note: String
  var open: Bool

  init(json: JSON) {
    id = json["id"].intValue
    title = json["title"].stringValue
    note = json["note"].stringValue
    open = json["open"].boolValue
  }
}

class Watched: Item {
  override var id: Int { didSet { print(id) } }
}

class Changed: Watched {
  override var title: String {
    get { return "" }
    set { print(newValue) }
  }
}

typealias Thing = Item

extension Thing {
  func close() { open = false }
}
