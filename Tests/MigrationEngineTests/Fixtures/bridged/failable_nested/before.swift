import LegacyJSON

enum Outer {
  struct Session {
    let raw: JSON

    init?(_ json: JSON) {
      guard json.exists() else { return nil }
      raw = json
    }
  }
}
