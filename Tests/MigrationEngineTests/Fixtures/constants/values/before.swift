import SwiftyJSON

struct Item {
  enum State { case new, old }

  let id: Int
  var isNew: Bool
  var count: Int = 3
  var state: State = .old
  var list: [Int]
  var note: String?

  init(json: JSON) {
    id = json["id"].intValue
    isNew = true
    count = 1
    state = .new
    list = []
    note = nil
  }
}
