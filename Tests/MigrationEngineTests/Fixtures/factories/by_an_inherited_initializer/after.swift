import Foundation
import Bridge
import LegacyJSON

class Stored: NSObject {
  var id: String
  var isDeleted = false

  init(id: String) {
    self.id = id
  }
}

class Dated: Stored {
  var created = ""
}

class Reward: Dated, LegacyDecodable {
  var points = 0
  var text: String?

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try self.init(id: container.value(String.self, at: "id"))
    self.points = try container.value(Int.self, at: "points")
    self.text = try container.valueIfPresent(String.self, at: "text")
  }
}

func rewards(_ json: JSON) -> [Reward] { return json["all"].arrayValue.map { Reward(json: $0) } }

func note(_ values: [Stored]) {}
