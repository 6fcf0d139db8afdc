import Bridge

struct Meta: LegacyDecodable {
  @NilIfAbsent var id: String?

  init() {}
}

struct Note: LegacyDecodable {
  @NeverNil var meta: Meta?
}

struct Message: LegacyDecodable {
  @NeverNil var meta: Meta?
}
