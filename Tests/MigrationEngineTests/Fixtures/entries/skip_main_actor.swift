// reason: the initializer has the attribute `@MainActor`
import LegacyJSON

final class Article {
  var title = ""

  @MainActor init(json: JSON) {
    title = json["title"].stringValue
  }
}
