import LegacyJSON

enum Outer {
  struct Session {
    let raw: Any

    init?(_ json: JSON) {
      guard json.exists() else { return nil }
      raw = json.object
    }
  }
}
