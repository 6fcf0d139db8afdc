import Bridge

struct Model: LegacyDecodable {
  var a: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.nestedContainers(at: "a").compactMap { try $0.decodeIfPresent(String.self) }
  }
}
