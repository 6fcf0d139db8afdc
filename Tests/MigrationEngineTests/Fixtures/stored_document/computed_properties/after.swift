import Bridge

struct Author: LegacyDecodable {
  let id: Int?

  /// The name that is shown.
  let name: String

  let zipCode: String?

  let tags: [String]

  var greeting: String { "Hello, " + name }
}
