import SwiftyJSON

enum ItemError: Error { case noID }

struct Item {
  let id: Int
  let title: String?

  init(json: JSON) {
    do {
      guard let id = json["id"].int else { throw ItemError.noID }
      self.id = id
    } catch {
      id = -1
    }
    title = json["title"].string
  }
}
