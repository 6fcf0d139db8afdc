import Bridge

struct Event: LegacyDecodable {
  let id: Int
}

struct Attendance: LegacyDecodable {
  let present: Int
  @DecodedBy<EntriesRule<Event>> var absences: [Event]
  @DecodedBy<NamesRule> var names: [String]

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().map { try $0.value(String.self, at: "first") + "!" }
    }
  }
}
