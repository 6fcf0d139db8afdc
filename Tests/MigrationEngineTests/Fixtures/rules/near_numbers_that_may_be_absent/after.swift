// reason: needs a rule
import Bridge
import Foundation

enum Floor: Int { case ground = 0, first = 1 }

struct Flat: LegacyDecodable {
  @DecodedBy<FloorRule> private(set) var floor: Floor?

  enum FloorRule: DecodingRule {
    static let value = Decoding<Floor?> { container in
      try container.valueIfPresent(Int.self) == 0 ? .ground : (container.valueIfPresent(Int.self) == 1 ? .first : nil)
    }
  }
}
