// reason: takes more than the document
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON, line: Int = #line) {
    id = json["id"].int ?? line
  }
}
