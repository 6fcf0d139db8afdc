import Bridge

open class Gear: LegacyDecodable {
  public let name: String?
  @DecodedBy<ListPriceRule> public private(set) var listPrice: String
  public let weight: Double?

  public enum ListPriceRule: ObjectDecodingRule {
    public static let value = Decoding<String> { try "$" + $0.value(String.self, at: "price") }
  }
}

open class Bike: Gear {
  public let frame: Int?

  public required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    frame = try container.valueIfPresent(Int.self, at: "frame")
    try super.init(from: decoder)
  }
}

open class Shoe: Gear {}
