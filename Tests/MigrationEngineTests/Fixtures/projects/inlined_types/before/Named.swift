import SwiftyJSON

struct Named {
  let name: String

  init(json: JSON) { name = GridReader().name(json["grid"]) }
}
