// reason: `init(data: Data)` makes a `JSON` of what it is given
import Foundation
import SwiftyJSON

struct Draft {
  var id = 0

  init(data: Data) {
    if let json = try? JSON(data: data) { id = json["id"].intValue }
  }
}

func draft(at url: URL) throws -> Draft { try Draft(data: Data(contentsOf: url)) }
