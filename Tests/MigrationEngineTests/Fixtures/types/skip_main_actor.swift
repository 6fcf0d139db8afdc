// reason: the attribute `@MainActor` may depend on the type's shape
import LegacyJSON

@MainActor
final class Article {
  var title = ""

  init(json: JSON) {
    title = json["title"].stringValue
  }
}
