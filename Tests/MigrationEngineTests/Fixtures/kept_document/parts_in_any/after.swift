import Bridge
import LegacyJSON

class Post: LegacyDecodable {
  var title = ""
  var tags: [Any]?
  var meta: Any?
  var extra: [String: Any] = [:]
  var links: [String: Any]?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("post")
    title = try container.value(String.self, at: "title")
    tags = try container.value([JSON].self, at: "tags")
    meta = try container.value(JSON.self, at: "meta")
    extra = try container.value([String: JSON].self, at: "extra")
    links = try container.valueIfPresent([String: JSON].self, at: "links")
  }
}
