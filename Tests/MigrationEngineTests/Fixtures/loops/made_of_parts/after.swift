import Foundation
import Bridge

struct Record: LegacyDecodable {
  let owner: String
  let shots: [Shot]
  @DecodedBy<NotesRule> var notes = [Note]()

  enum NotesRule: DecodingRule {
    static let value = Decoding<[Note]> { container in
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      return try container.nestedContainers().map {
        try Note(
          date: formatter.date(from: $0.value(String.self, at: "date")), reason: $0.value(String.self, at: "reason"))
      }
    }
  }

  struct Shot: LegacyDecodable {
    let name: String
    let status: Int
  }

  struct Note {
    var date: Date?
    var reason: String
  }
}
