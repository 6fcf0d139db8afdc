// reason: is not understood: `print("no id")`
import SwiftyJSON

enum ItemError: Error { case noID }

struct Item {
  let id: Int

  init(json: JSON) {
    do {
      guard let id = json["id"].int else {
        print("no id")
        throw ItemError.noID
      }
      self.id = id
    } catch {
      id = -1
    }
  }
}
