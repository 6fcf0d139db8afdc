import Bridge
import LegacyJSON

struct TypedData {
  indirect enum JSON {
    case text(String)
    case list([JSON])
  }

  let values: [JSON]
}

struct Model: LegacyDecodable {
  let a: Int?
}
