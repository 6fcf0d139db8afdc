// reason: `id` stays optional: `init(id: Int)` gives it no value
import LegacyJSON

struct Model {
  var id: Int?
  var name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }

  init(id: Int) {
    log()
    self.id = id
    name = ""
  }

  private func log() { print(name ?? "none") }
}
