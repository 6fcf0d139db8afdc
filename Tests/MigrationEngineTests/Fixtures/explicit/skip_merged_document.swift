// reason: `.merged` of the document is not understood
import LegacyJSON

struct Model {
  let id: Int

  init(json: JSON) {
    let whole = (try? json.merged(with: json["extra"])) ?? json
    id = whole["id"].intValue
  }
}
