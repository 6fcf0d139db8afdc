import SwiftyJSON

enum ListError: Error { case invalid }

struct List {
  let items: [Item]

  init(json: JSON) throws {
    items = try json["items"].arrayValue.map { try Item(json: $0) }
  }
}

struct Item {
  let id: Int

  init(json: JSON) throws {
    guard let id = json["id"].int else { throw ListError.invalid }
    self.id = id
  }
}
