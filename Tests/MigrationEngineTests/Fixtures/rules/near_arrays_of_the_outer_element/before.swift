// reason: needs a written initializer
import Foundation
import SwiftyJSON

struct Table {
  var rows: [[Int]]

  init(json: JSON) {
    rows = json["rows"].arrayValue.map { row in
      row["cells"].arrayValue.map { $0.intValue * row["factor"].intValue }
    }
  }
}
