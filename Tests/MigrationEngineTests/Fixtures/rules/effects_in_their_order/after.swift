import Bridge

enum Counter {
  nonisolated(unsafe) static var count = 0

  static var next: Int {
    count += 1
    return count
  }
}

struct Parcel: LegacyDecodable {
  @DecodedBy<NumberRule> private(set) var number: Int
  @DecodedBy<NumberRule> private(set) var label: Int

  enum NumberRule: ObjectDecodingRule { static let value = Decoding<Int> { _ in Counter.next } }
}
