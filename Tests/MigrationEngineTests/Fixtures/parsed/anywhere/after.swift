import Foundation
import Bridge

struct Label: LegacyDecodable {
  let text: String
  let size: Int
}

struct Caption: LegacyDecodable {
  let text: String
}

func labels(of answer: [String: Any], _ data: Data) throws -> (Label, Caption) {
  (Label(reading: answer), try Caption(parsing: data))
}
