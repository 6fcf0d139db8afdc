import Foundation
import SwiftyJSON

struct Label {
  let text: String

  init(data: Data) throws {
    let json = try JSON(data: data)
    text = json["text"].stringValue
  }
}

struct Badge {
  let text: String

  init?(data: Data) {
    guard let json = try? JSON(data: data) else { return nil }
    text = json["text"].stringValue
  }
}

struct Stamp {
  let id: Int

  init?(data: Data) {
    guard let json = try? JSON(data: data) else { return nil }
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Note {
  let text: String

  init(data: Data) {
    let json = (try? JSON(data: data)) ?? JSON.null
    text = json["text"].stringValue
  }
}

struct Seal {
  let text: String

  init(data: Data) {
    let json = try! JSON(data: data)
    text = json["text"].stringValue
  }
}

struct Desk {
  var badge: Badge?

  mutating func fill(_ data: Data, _ other: Data?) throws -> [String?] {
    let label = try Label(data: data)
    badge = Badge(data: data)
    guard let stamp = Stamp(data: data) else { return [Badge(data: data)?.text] }
    let badges = [Badge(data: data), other.flatMap { Badge(data: $0) }]
    return [label.text, "\(stamp.id)", Note(data: data).text, Seal(data: data).text] + badges.map { $0?.text }
  }
}
