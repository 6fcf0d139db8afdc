// reason: inside of a `do` with a `catch`
import LegacyJSON

struct Item {
  let id: Int
  init?(json: JSON) {
    do {
      guard let id = json["id"].int else { return nil }
      self.id = id
    } catch {
      self.id = 0
    }
  }
}
