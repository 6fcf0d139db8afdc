import Bridge

enum Status: Int { case pending = 0, approved, refused }

struct Leave: LegacyDecodable {
  @NeverNil var courseId: String!
  @DecodedBy<StatusNumberRule> var statusNumber: Int!
  @DecodedBy<RawValueRule<Status>> var status: Status!

  enum StatusNumberRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.value(Int.self, at: "status") }
  }
}
