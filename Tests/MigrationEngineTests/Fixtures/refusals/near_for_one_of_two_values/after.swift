// reason: needs a written initializer: `guard json["id"].int == 7 || json["kind"].string == "x" else { return nil }` is not understood
import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    guard try container.decodeIfPresent(Int.self, at: "id") == 7 || container.decodeIfPresent(String.self, at: "kind") == "x"
    else { throw container.refusal }
    id = try container.decode(Int.self, at: "id")
  }
}
