// reason: needs a rule
import Foundation
import SwiftyJSON

struct Table {
  var rows: [[Int]]
  var cells: [[Cell]]

  init(json: JSON) {
    rows = json["rows"].arrayValue.map { $0.arrayValue.map { $0.intValue * 2 } }
    cells = json["cells"].arrayValue.map { $0.arrayValue.map { Cell(json: $0) } }
  }
}

struct Cell {
  var text: String

  init(json: JSON) { text = json["text"].stringValue }
}
