// reason: keeps a part of the document
import LegacyJSON

struct Item {
  let sizes: [Double]?
  init(json: JSON) { sizes = json["a"].array as? [Double] }
}
