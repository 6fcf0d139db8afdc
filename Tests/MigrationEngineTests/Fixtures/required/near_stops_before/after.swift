// reason: needs a written initializer: it may stop the program before it refuses a document, or the other way round
import Bridge

struct Story: LegacyFailableDecodable, ContainerDecodable {
  let name: String
  let id: Int

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
    name = try container.decodeIfPresent(String.self, at: "name")!
  }
}

struct Page: LegacyRequiringDecodable {
  let id: Int
  @DecodedBy<UnwrappedRule<String>> private(set) var name: String
}
