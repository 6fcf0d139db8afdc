import Foundation
import SwiftyJSON

struct Story {
  let id: Int
  let title: String?
}

extension Story {
  static func make(_ json: JSON) -> Story? {
    guard let id = json["id"].int else { return nil }
    let title = json["title"].string?.uppercased()
    return .init(id: id, title: title)
  }
}

func stories(_ json: JSON) -> [Story] { json["stories"].arrayValue.compactMap { Story.make($0) } }
