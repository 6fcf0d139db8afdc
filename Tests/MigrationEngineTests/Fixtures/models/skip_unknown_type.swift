// reason: `.error` of the document is not understood
import LegacyJSON

struct Model {
  var owners: [Any]

  init(json: JSON) {
    owners = json["owners"].arrayValue.map { $0.error as Any }
  }
}
