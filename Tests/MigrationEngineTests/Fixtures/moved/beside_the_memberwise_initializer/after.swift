import Bridge
import LegacyJSON

struct Seat: LegacyDecodable {
  let row: Int
  @DecodedBy<LetterRule> private(set) var letter: String

  enum LetterRule: ObjectDecodingRule {
    static let value = Decoding { try String($0.value(String.self, at: "letters").dropLast()) }
  }
}

func seat(_ json: JSON) -> Seat {
  return Seat(json: json)
}

let spare = Seat(row: 0, letter: "A")
