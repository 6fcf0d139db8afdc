import Bridge
import LegacyJSON

struct Parcel: LegacyConfiguredDecodable {
  let size: Int
  let weight: Int
  let isAny: Bool

  init(from decoder: any Decoder, configuration tag: String) throws {
    let container = try decoder.legacyContainer()
    size =
      switch try container.value(String.self, at: "size") {
      case "small": 1
      case "medium size": 2
      case "large": 3
      default: 17
      }
    weight =
      if try container.value(Bool.self, at: "is_heavy") {
        try container.value(Int.self, at: "weight_in_kilograms")
      } else {
        try container.value(Int.self, at: "weight")
      }
    print(tag)
    isAny =
      try [1].contains { try $0 == container.value(Int.self, at: "number_that_counts") }
      && container.valueIfPresent(Int.self, at: "the_other_number") != nil
  }
  init(json: JSON, tag: String) { self.init(json: json, configuration: tag) }
}

func parcels(_ json: JSON) -> [Parcel] { [Parcel(json: json, tag: "a")] }
