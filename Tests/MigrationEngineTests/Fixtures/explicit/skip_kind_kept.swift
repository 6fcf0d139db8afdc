// reason: `.type` of the document is not understood
import LegacyJSON

struct Item {
  let kind: String

  init(json: JSON) {
    let kind = json["value"].type
    print(kind)
    self.kind = "\(kind)"
  }
}
