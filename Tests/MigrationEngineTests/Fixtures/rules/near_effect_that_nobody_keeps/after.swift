// reason: it makes something, or asks for something, that no property holds
import Bridge

enum Counter {
  nonisolated(unsafe) static var count = 0

  static var next: Int {
    count += 1
    return count
  }
}

struct Parcel: LegacyDecodable {
  let label: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let number = Counter.next
    label = try container.value(String.self, at: "label")
    _ = number
  }
}
