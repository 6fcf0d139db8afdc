import LegacyJSON

struct Other {
  let raw: Any
  init(json: JSON) { raw = json.object }
}

struct Model {
  var a: Other

  init(json: JSON) {
    a = Other(json: json["a"])
  }
}
