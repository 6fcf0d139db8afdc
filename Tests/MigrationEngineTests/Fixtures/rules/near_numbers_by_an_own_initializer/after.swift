// reason: is not understood
import Bridge

enum Grade: Int, CaseIterable {
  case low, high

  init?(rawValue: Int) {
    switch rawValue {
    case 0...4: self = .low
    case 5...9: self = .high
    default: return nil
    }
  }
}

struct Graded: LegacyDecodable {
  let grade: Grade

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    grade = try Grade.allCases.first { try $0.rawValue == container.value(Int.self, at: "grade") } ?? .low
  }
}
