import Bridge

struct Item: LegacyFailableDecodable {
  let identifier: Int
  var names: [String] = []
  var owners: [Owner] = []
  var title = ""
  var note = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let identifier = try container.valueIfPresent(Int.self, at: "identifier"), container.exists(at: "metadata"),
      !container.isEmpty(at: "title")
    else { throw container.refusal }
    self.identifier = identifier
    names = try container.nestedContainers(at: "containers").map {
      try $0.valueIfPresent(String.self, at: "description") ?? $0.value(String.self, at: "short_description")
    }
    title =
      try container.valueIfPresent(String.self, at: "descriptions", "title")
      ?? container.value(String.self, at: "short_descriptions", "title")
    if container.exists(at: "descriptions", "note") {
      note = try container.value(String.self, at: "descriptions", "notes", "first")
    }
    for row in container.nestedContainers(at: "descriptions", "owners") {
      try owners.append(row.value(Owner.self, at: "owner", "first"))
    }
    note += try container.value(String.self, at: "a_very_long_key_for_a_note_that_is_added") + container.value(String.self, at: "another_very_long_key_for_a_note")
  }
}

struct Owner: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
}
