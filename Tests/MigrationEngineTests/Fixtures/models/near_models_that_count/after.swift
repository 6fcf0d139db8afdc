// reason: code that may do more than give a value would run in another order
import Bridge

enum Counter {
  nonisolated(unsafe) static var count = 0

  static var next: Int {
    count += 1
    return count
  }
}

struct Stamp: LegacyDecodable {
  @DecodedBy<NumberRule> private(set) var number: Int

  enum NumberRule: ObjectDecodingRule { static let value = Decoding<Int> { _ in Counter.next } }
}

struct Parcel: LegacyDecodable {
  let inside: Stamp
  let outside: Stamp

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    outside = try container.value(Stamp.self, at: "outside")
    inside = try container.value(Stamp.self, at: "inside")
  }
}
