import SwiftyJSON

enum State: String {
  case open, unknown
}

struct Tag {
  let name: String

  init(json: JSON) { name = json["name"].stringValue }
}

struct Issue {
  let state: State
  let tags: [Tag]

  init(state: State, tags: [Tag]) {
    self.state = state
    self.tags = tags
  }

  init(json: JSON) {
    self.init(
      state: .init(rawValue: json["state"].stringValue) ?? .unknown,
      tags: json["tags"].arrayValue.map { .init(json: $0) })
  }
}

struct Point {
  let x: Int?
  let y: Int?
}

extension Point {
  init(json: JSON) {
    self = .init(x: json["x"].int, y: json["y"].int)
  }
}

struct Path {
  let points: [Point]

  init(json: JSON) {
    points = json["points"].arrayValue.reduce(into: [Point]()) { found, point in
      found.append(.init(json: point))
    }
  }
}
