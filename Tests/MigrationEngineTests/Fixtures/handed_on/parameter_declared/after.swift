import LegacyJSON
import Bridge

enum Log {
  static func report(_ json: JSON) { print(json.type) }
}

final class Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int
  let name: String

  init(from container: LegacyContainer) throws {
    let json = try container.decode(JSON.self)
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else {
      Log.report(json)
      throw container.refusal
    }
    guard let name = try container.decodeIfPresent(String.self, at: "name") else {
      Log.report(json["name"])
      throw container.refusal
    }
    self.id = id
    self.name = name
  }
}
