// reason: needs a written initializer: `if let id = json["id"].int {
import LegacyJSON

struct Tag {
  let id: Int

  init?(json: JSON) {
    if let id = json["id"].int {
      self.id = id
    } else {
      print("no id")
      return nil
    }
  }
}
