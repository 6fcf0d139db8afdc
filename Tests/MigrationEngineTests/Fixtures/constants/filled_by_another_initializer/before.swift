import SwiftyJSON

struct Advent {
  let date: Int
  let note: String?
  public let title: String
  private let place: String

  init(data: JSON) {
    date = 0
    note = nil
    title = data["title"].stringValue
    place = ""
  }

  init(title: String, place: String) {
    self.title = title
    self.place = place
    date = 5
    note = "draft"
  }
}
