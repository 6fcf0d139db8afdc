import Bridge

struct User: LegacyDecodable {
  let name: String
}

struct Post: LegacyDecodable {
  let owner: User?
  @NilIfEmpty var editor: User?
  @NilIfAbsent var author: User?
  @NilIfAbsent private(set) var reader: User?
}
