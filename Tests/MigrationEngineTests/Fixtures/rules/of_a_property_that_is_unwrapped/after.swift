import Bridge

struct Size { let width: Int, height: Int }

struct Picture: LegacyDecodable {
  @NeverNil var width: Int!
  @NeverNil var height: Int!
  @DecodedBy<SizeRule> var size: Size
  @NeverNil var link: String!

  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<Size> { container in
      let width: Int! = try container.decode(Int.self, at: "width")
      let height: Int! = try container.decode(Int.self, at: "height")
      return Size(width: width, height: height)
    }
  }
}
