// reason: needs a written initializer: the initializer throws more than one error, or another's
import SwiftyJSON

enum ItemError: Error { case invalid, unknown }

struct List {
  var items: [Item] = []

  init(json: JSON) throws {
    for item in json["items"].arrayValue {
      do {
        items.append(try Item(json: item))
      } catch ItemError.invalid {}
    }
  }
}

struct Item {
  let id: Int

  init(json: JSON) throws {
    guard let id = json["id"].int else { throw problem(json["code"].stringValue) }
    self.id = id
  }
}

func problem(_ code: String) -> ItemError { code == "?" ? .unknown : .invalid }
