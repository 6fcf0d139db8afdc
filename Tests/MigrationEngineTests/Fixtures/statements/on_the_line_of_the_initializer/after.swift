import Bridge

struct Item: LegacyDecodable {
  let id: Int
  var note = "none"

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id")
    if let note = try container.decodeIfPresent(String.self, at: "note") {
      self.note = note
    } else if !container.isNull(at: "old") {
      note = try container.decode(String.self, at: "old")
    }
  }
}
