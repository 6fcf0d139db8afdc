import Bridge

struct User: LegacyDecodable {
  let name: String
}

struct Page: LegacyDecodable {
  let first: User?
  let second: User?
  @NilIfNull var third: String?
  @NilIfAbsent var fourth: String?
  let fifth: [String]
}
