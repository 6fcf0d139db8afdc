import SwiftyJSON

struct DottedPath: ExpressibleByStringLiteral {
  let keys: [String]

  init(stringLiteral: String) { keys = [stringLiteral] }
}

protocol Node {
  subscript(path: DottedPath) -> Self { get }
}

extension JSON: Node {
  subscript(path: DottedPath) -> JSON { self[path.keys] }
  subscript(keys: [String], fallback: String) -> JSON { self[keys] }
}

struct Model {
  let id: Int?
  let names: [String]

  init(json: JSON) {
    id = json["meta"]["id"].int
    names = json["names"].arrayValue.map { $0["text"].stringValue }
  }
}

enum Track: String {
  case title

  var key: String { rawValue }
}

struct Clip {
  let title: String

  init(json: JSON) { title = json[Track.title.key].stringValue }
}
