import LegacyJSON

struct Model {
  let first: JSON?

  init(json: JSON) {
    first = json["rows"].array?.first
  }
}
