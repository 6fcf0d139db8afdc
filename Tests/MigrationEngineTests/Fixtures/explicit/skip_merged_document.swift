// reason: `.merge` of the document is not understood
import LegacyJSON

struct Model {
  var a: Int

  init(json: JSON) {
    var merged = json
    try? merged.merge(with: JSON(["a": 1]))
    a = merged["a"].intValue
  }
}
