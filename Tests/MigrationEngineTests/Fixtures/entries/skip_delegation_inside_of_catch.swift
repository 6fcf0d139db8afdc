// reason: can't delegate to it
import Foundation
import LegacyJSON

struct Item {
  let id: Int
  init?(id: Int?) {
    do {
      guard let id = id, id > 0 else { return nil }
      self.id = try checked(id)
    } catch {
      return nil
    }
  }
  init?(json: JSON) { self.init(id: json["id"].int) }
}

func checked(_ id: Int) throws -> Int { try JSONDecoder().decode([Int].self, from: Data("[\(id)]".utf8))[0] }
