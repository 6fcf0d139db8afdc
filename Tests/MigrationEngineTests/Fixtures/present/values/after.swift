import Bridge

struct ChatMember: LegacyDecodable {
  static let KEY_USER_ID = "user_id"

  @NilIfAbsent var userId: String?
  @NilIfAbsent var isOnline: Bool?
  @NilIfNull var lastSeenAt: Double?
  @NilIfNull var nickname: String?
  let phone: String?
  @NilIfAbsent var tags: [String]?
  let rooms: [Int]
  let level: Int
  @NeverNil var badge: String! = ""
  @NilIfAbsent var note: String?
}
