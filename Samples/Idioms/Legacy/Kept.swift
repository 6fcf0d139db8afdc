import Foundation
import LegacyJSON

class Session {
  let raw: Data?

  init(json: JSON) {
    raw = try? json.rawData()
  }
}

struct SessionHolder {
  let session: Session
  let sessions: [Session]

  init(json: JSON) {
    session = Session(json: json["session"])
    sessions = json["sessions"].arrayValue.map { Session(json: $0) }
  }
}

/// Generic code that makes what a protocol asks for.
protocol ModelType {
  init?(json: JSON)
}

enum Models {
  static func all<T: ModelType>(_ json: JSON) -> [T]? {
    guard let elements = json.array else { return nil }
    var models: [T] = []
    for element in elements where element.dictionary != nil {
      if let model = T(json: element) { models.append(model) }
    }
    return models
  }
}

final class Page: ModelType {
  let title: String
  var links: [Link] = []

  init?(json: JSON) {
    guard json["title"] != nil else { return nil }
    title = json["title"].stringValue
    links = Models.all(json["links"]) ?? []
  }
}

struct Link: ModelType {
  let url: URL?

  init?(json: JSON) {
    if json.isEmpty { return nil }
    url = json["url"].url
  }
}
