import LegacyJSON

enum Outer {
  struct Session {
    let raw: Any

    init?(_ json: JSON) {
      guard json.exists() else { return nil }
      raw = json.error as Any
    }
  }
}

struct Page {
  let session: Outer.Session?

  init(json: JSON) {
    session = Outer.Session(json["session"])
  }
}
