// reason: `.rawString` of the document is not understood
import LegacyJSON

struct Item {
  var title: String

  init(json: JSON) {
    title = json["descriptions"]["short_descriptions"]["title"].string ?? json["short_descriptions"]["title"].rawString(options: []) ?? "untitled"
  }
}
