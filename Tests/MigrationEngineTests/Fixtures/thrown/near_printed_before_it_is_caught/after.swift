// reason: is not understood: `print("no id")`
import Bridge

enum ItemError: Error { case noID }

struct Item: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    do {
      guard let id = try container.valueIfPresent(Int.self, at: "id") else {
        print("no id")
        throw ItemError.noID
      }
      self.id = id
    } catch {
      id = -1
    }
  }
}
