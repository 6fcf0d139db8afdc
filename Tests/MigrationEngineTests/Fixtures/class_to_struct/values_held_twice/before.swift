import Foundation
import SwiftyJSON

struct Option {
  let text: String
  let since: Date?
  var state = State.idle

  init(json: JSON) {
    text = json["text"].stringValue
    since = nil
  }
}

enum State {
  case idle
  case dated(Date)
}

class Tag {
  var name: String
  init(json: JSON) { name = json["name"].stringValue }
}

struct Question {
  var options: [Option]
  var rows: [Option]

  init(json: JSON) {
    options = json["options"].arrayValue.map { Option(json: $0) }
    rows = options
  }
}

struct Choice {
  var options: [Option]
  var current: Option?

  init(json: JSON) {
    options = json["options"].arrayValue.map { Option(json: $0) }
    current = options.first
  }
}

struct Tags {
  var tags: [Tag]
  var count: Int

  init(json: JSON) {
    tags = json["tags"].arrayValue.map { Tag(json: $0) }
    count = tags.count
  }
}

struct Lists {
  var first: [Tag]
  var second: [Tag]
  let id: Int
  let note: String
  let title: String
  let text: String

  init(json: JSON) {
    id = json["id"].intValue
    note = json["note"].stringValue
    title = json["title"].stringValue
    text = json["text"].stringValue
    let items = json["items"].arrayValue
    first = items.map { Tag(json: $0) }
    second = items.reversed().map { Tag(json: $0) }
  }
}

func rename(_ tags: Tags) {
  for tag in tags.tags { tag.name = "" }
}
