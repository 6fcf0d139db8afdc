import Bridge

struct Size { let width: Int, height: Int }

struct Picture: LegacyDecodable {
  @NeverNil var width: Int!
  @NeverNil var height: Int!
  @DecodedBy<SizeRule> var size: Size
  @NeverNil var link: String!

  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<Size> { container in
      try Size(width: container.value(Int.self, at: "width"), height: container.value(Int.self, at: "height"))
    }
  }
}
