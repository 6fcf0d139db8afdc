import Bridge

class Item: LegacyDecodable {
  var id: Int
  var title: String
  let note: String
  var open: Bool
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
