// reason: `holder.model?.id` is used as an optional in a way that is not rewritten
import LegacyJSON

struct Model {
  var id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func f(holder: Holder) {
  holder.model?.id = nil
}

final class Holder {
  var model: Model?
}
