import LegacyJSON

struct Other {
  let raw: Any
  init(json: JSON) { raw = json.error as Any }
}

struct Model {
  var a: Other

  init(json: JSON) {
    a = Other(json: json["a"])
  }
}
