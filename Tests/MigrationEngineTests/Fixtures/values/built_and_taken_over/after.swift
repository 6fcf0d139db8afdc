import Bridge

struct Item: LegacyDecodable {
  var id = 0
  var name: String?

  init() {}
}

struct Entry: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  @Coerced private(set) var title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
