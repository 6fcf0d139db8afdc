import Bridge

struct Order: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys] }
  let id: String
  @DecodedBy<HasFlightRule> private(set) var hasFlight: Bool
  @DecodedBy<HasFlightRule> private(set) var hasHotel: Bool
  @DecodedBy<HasFlightRule> private(set) var hasTrain: Bool
  @DecodedBy<HasFlightRule> private(set) var hasCar: Bool
  let note: String
  let place: String
  let owner: String

  private enum CodingKeys: String, CodingKey {
    case note, place, owner
    case id = "orderNo"
    case hasFlight = "flightOrders"
    case hasHotel = "hotelOrders"
    case hasTrain = "trainOrders"
    case hasCar = "carOrders"
  }

  enum HasFlightRule: DecodingRule { static let value = Decoding<Bool> { !$0.nestedContainers().isEmpty } }
}
