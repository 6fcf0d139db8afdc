// reason: needs a written initializer: `for item in json["items"].arrayValue { …` is not understood
import SwiftyJSON

enum ListError: Error { case invalid }

struct List {
  var items: [Item] = []
  var dropped = 0

  init(json: JSON) throws {
    for item in json["items"].arrayValue {
      do {
        items.append(try Item(json: item))
      } catch {
        dropped += 1
      }
    }
  }
}

struct Item {
  let id: Int

  init(json: JSON) throws {
    guard let id = json["id"].int else { throw ListError.invalid }
    self.id = id
  }
}
