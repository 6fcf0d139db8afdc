// reason: a `Cover` may stop the program, and is declared before `id`, without which the document is refused
import Bridge

struct Cover: LegacyDecodable {
  @DecodedBy<UnwrappedRule<Int>> private(set) var width: Int
}

struct Story: LegacyFailableDecodable, ContainerDecodable {
  let covers: [Cover]
  let id: Int

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
    covers = try container.decode([Cover].self, at: "covers")
  }
}

struct Page: LegacyRequiringDecodable {
  let id: Int
  let cover: Cover
}
