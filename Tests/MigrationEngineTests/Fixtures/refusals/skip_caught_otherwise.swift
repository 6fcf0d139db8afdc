// reason: inside of a `do` with a `catch`
import LegacyJSON

struct Item {
  let id: Int
  init?(json: JSON) {
    do {
      guard let id = json["id"].int else { return nil }
      self.id = id
    } catch let error as Problem {
      self.id = error.code
    }
  }
}

struct Problem: Error { let code: Int }
