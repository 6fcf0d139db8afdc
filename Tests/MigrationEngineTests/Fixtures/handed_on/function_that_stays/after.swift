import LegacyJSON
import Bridge
import ModernClient

enum Log {
  static func report(_ json: JSON, from place: String = #function) { print(place, json.type) }
}

final class Item: LegacyFailableDecodable {
  let id: Int
  var kind = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id") else {
      try Log.report(container.value(JSON.self))
      throw container.refusal
    }
    self.id = id
  }
}

struct Entry: LegacyDecodable {
  let id: Int
  @DefaultEmptyString var kind = ""

  private enum CodingKeys: String, CodingKey {
    case id
    case kind = "details"
  }
}
