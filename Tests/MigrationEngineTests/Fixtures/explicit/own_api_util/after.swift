import Bridge

enum APIUtil { static func int(_ json: LegacyContainer) throws -> Int? { 1 } }

struct Model: LegacyDecodable {
  var a: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try APIUtil.int(container.nestedContainer(at: "a"))
  }
}
