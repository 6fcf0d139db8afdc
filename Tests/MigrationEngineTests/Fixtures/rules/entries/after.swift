import Bridge

struct Event: LegacyDecodable {
  let id: Int
}

struct Feed: LegacyDecodable {
  @DecodedBy<EntriesRule<Event>> var events: [Event] = []
  let count: Int
  @DecodedBy<EntriesRule<String>> var names: [String] = []
}
