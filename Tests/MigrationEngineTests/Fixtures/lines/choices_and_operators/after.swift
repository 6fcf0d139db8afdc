import Bridge
import LegacyJSON

struct Parcel: LegacyConfiguredDecodable, ConfiguredContainerDecodable {
  let size: Int
  let weight: Int
  let isAny: Bool

  init(from container: LegacyContainer, configuration tag: String) throws {
    size =
      switch try container.decode(String.self, at: "size") {
      case "small": 1
      case "medium size": 2
      case "large": 3
      default: 17
      }
    weight =
      if try container.decode(Bool.self, at: "is_heavy") {
        try container.decode(Int.self, at: "weight_in_kilograms")
      } else {
        try container.decode(Int.self, at: "weight")
      }
    print(tag)
    isAny =
      try [1].contains { try $0 == container.decode(Int.self, at: "number_that_counts") }
      && container.decodeIfPresent(Int.self, at: "the_other_number") != nil
  }
  init(json: JSON, tag: String) { self.init(json: json, configuration: tag) }
}

func parcels(_ json: JSON) -> [Parcel] { [Parcel(json: json, tag: "a")] }
