import LegacyJSON
import Bridge

enum Log {
  static func report(_ json: JSON) { print(json.type) }
}

final class Item: LegacyFailableDecodable {
  let id: Int
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let json = try container.value(JSON.self)
    guard let id = try container.valueIfPresent(Int.self, at: "id") else {
      Log.report(json)
      throw container.refusal
    }
    guard let name = try container.valueIfPresent(String.self, at: "name") else {
      Log.report(json["name"])
      throw container.refusal
    }
    self.id = id
    self.name = name
  }
}
