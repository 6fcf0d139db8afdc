import Bridge

class Names: LegacyDecodable {
  @NeverNil var all: [String]?
  let short: [String]
}
