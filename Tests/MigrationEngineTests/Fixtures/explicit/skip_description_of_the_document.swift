// reason: `.description` of the document is not understood
import LegacyJSON

struct Model {
  var text: String

  init(json: JSON) {
    text = json.description
  }
}
