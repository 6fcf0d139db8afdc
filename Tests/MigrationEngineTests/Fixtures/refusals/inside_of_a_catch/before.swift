import LegacyJSON

struct Bad: Error {}
struct Item {
  let id: Int
  init?(json: JSON) {
    do {
      guard let id = json["id"].int else { return nil }
      self.id = id
    } catch {
      return nil
    }
  }
}
