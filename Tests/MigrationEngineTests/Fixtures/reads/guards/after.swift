import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int
  var note = "none"
  var kind: String?

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id"), container.exists(at: "meta")
    else { throw container.refusal }
    self.id = id
    if let note = try container.decodeIfPresent(String.self, at: "note") {
      self.note = note
    } else if !container.isNull(at: "old") {
      note = try container.decode(String.self, at: "old")
    }
    if !container.isNull(at: "kind"), !container.isEmpty(at: "kind") {
      kind = try container.decodeIfPresent(String.self, at: "kind", 0)
    }
  }
}
