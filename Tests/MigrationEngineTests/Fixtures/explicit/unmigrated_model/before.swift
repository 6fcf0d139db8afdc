import LegacyJSON

struct Other {
  let raw: JSON
  init(json: JSON) { raw = json }
}

struct Model {
  var a: Other

  init(json: JSON) {
    a = Other(json: json["a"])
  }
}
