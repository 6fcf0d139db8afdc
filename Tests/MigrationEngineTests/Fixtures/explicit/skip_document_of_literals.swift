// reason: of a literal
import LegacyJSON

struct Model {
  let id: Int

  init(json: JSON) {
    let other = json["id"].exists() ? json : JSON(["id": 5])
    id = other["id"].intValue
  }
}
