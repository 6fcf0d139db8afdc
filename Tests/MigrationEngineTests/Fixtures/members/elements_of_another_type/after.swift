import Bridge
import LegacyJSON

struct Digits: LegacyDecodable {
  let number: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let rows = container.nestedContainers()
    number = try rows.reduce(0) { try $0 * 10 + $1.value(Int.self) }
  }
}

func digits(_ json: JSON, _ rows: [JSON]) -> [Digits] {
  [
    Digits(reading: json["rows"].arrayValue.reversed() as [JSON]), Digits(reading: rows), Digits(reading: json["rows"].array ?? []),
    Digits(reading: (json["flag"].boolValue ? rows.reversed() : []) as [JSON]),
  ]
}
