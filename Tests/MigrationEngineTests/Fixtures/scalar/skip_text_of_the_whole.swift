// reason: `.description` of the document is not understood
import LegacyJSON

struct Model {
  var a: Int

  init(json: JSON) {
    a = json["a"].description.hashValue
  }
}
