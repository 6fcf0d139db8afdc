import Bridge
import ModernClient

struct Item: LegacyDecodable {
  let id: Int
  @DefaultEmptyString private(set) var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
