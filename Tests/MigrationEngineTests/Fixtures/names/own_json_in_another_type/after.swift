import Bridge
import LegacyJSON

struct TypedData {
  indirect enum JSON {
    case text(String)
    case list([JSON])
  }

  let values: [JSON]
}

enum Store {
  struct Signed {
    enum JSON { case number(Int) }
  }
}

enum Exported {
  typealias Signed = Store.Signed
}

struct Model: LegacyDecodable {
  let a: Int?
}
