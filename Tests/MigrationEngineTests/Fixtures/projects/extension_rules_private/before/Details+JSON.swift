import Foundation
import SwiftyJSON

extension JSON {
  var length: Double? { string.flatMap { Double($0.dropFirst()) } }
}

private let mark = "#"

extension Details {
  init?(json: JSON) {
    guard let length = json["length"].length else { return nil }
    views = json["views"].string.flatMap { Int($0) }
    self.length = length
    kind = mark + json["kind"].stringValue
  }
}

func draft() -> Details { Details(views: 1, length: 2, kind: "") }
