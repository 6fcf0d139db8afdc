// reason: needs a written initializer: no declaration can say what `words` is
import SwiftyJSON

final class Article {
  var words: [String]

  init(json: JSON) {
    words = (json["words"].arrayObject ?? []).map { "\($0)" }
  }
}
