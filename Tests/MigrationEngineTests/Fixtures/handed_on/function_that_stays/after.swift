import LegacyJSON
import Bridge

enum Log {
  static func report(_ json: JSON, from place: String = #function) { print(place, json.type) }
}

final class Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int
  var kind = ""

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else {
      try Log.report(container.decode(JSON.self))
      throw container.refusal
    }
    self.id = id
  }
}

final class Entry: LegacyDecodable, ContainerDecodable {
  var id = 0
  var kind = ""

  init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
    try update(with: container.decode(JSON.self, at: "details"), 2)
  }

  func update(with json: JSON, _ count: Int) {
    if json.type == .string { kind = json.stringValue }
  }
}
