import LegacyJSON

struct Model {
  let KEY_NAME = "full_name"
  var fullName: String?

  init(json: JSON) {
    fullName = json[KEY_NAME].string
  }
}
