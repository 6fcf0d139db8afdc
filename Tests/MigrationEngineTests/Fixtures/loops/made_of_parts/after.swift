import Foundation
import Bridge

struct Record: LegacyDecodable {
  let owner: String
  @DecodedBy<ShotsRule> var shots = [Shot]()
  @DecodedBy<NotesRule> var notes = [Note]()

  enum ShotsRule: DecodingRule {
    static let value = Decoding<[Shot]> { container in
      try container.nestedContainers().map {
        try Shot(name: $0.decode(String.self, at: "name"), status: $0.decode(Int.self, at: "status"))
      }
    }
  }
  enum NotesRule: DecodingRule {
    static let value = Decoding<[Note]> { container in
      try container.nestedContainers().map {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return try Note(
          date: formatter.date(from: $0.decode(String.self, at: "date")), reason: $0.decode(String.self, at: "reason"))
      }
    }
  }

  struct Shot {
    var name: String
    var status: Int
  }

  struct Note {
    var date: Date?
    var reason: String
  }
}
