import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  let identifier: Int
  var names: [String] = []
  var owners: [Owner] = []
  var title = ""
  var note = ""

  init(from container: LegacyContainer) throws {
    guard let identifier = try container.decodeIfPresent(Int.self, at: "identifier"), container.exists(at: "metadata"),
      !container.isEmpty(at: "title")
    else { throw container.refusal }
    self.identifier = identifier
    names = try container.nestedContainers(at: "containers").map {
      try $0.decodeIfPresent(String.self, at: "description") ?? $0.decode(String.self, at: "short_description")
    }
    title =
      try container.decodeIfPresent(String.self, at: "descriptions", "title")
      ?? container.decode(String.self, at: "short_descriptions", "title")
    if container.exists(at: "descriptions", "note") {
      note = try container.decode(String.self, at: "descriptions", "notes", "first")
    }
    for row in container.nestedContainers(at: "descriptions", "owners") {
      try owners.append(row.decode(Owner.self, at: "owner", "first"))
    }
    note += try container.decode(String.self, at: "a_very_long_key_for_a_note_that_is_added") + container.decode(String.self, at: "another_very_long_key_for_a_note")
  }
}

struct Owner: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: DecodingRule { static let value = Decoding { try $0.decodeIfPresent(Int.self) ?? 1 } }
}
