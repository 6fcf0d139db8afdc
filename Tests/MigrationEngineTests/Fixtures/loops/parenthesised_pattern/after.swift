import Bridge

struct Cars: LegacyDecodable {
  @DecodedBy<CarsRule> var cars: [Car]?
  let names: [String]

  enum CarsRule: ObjectDecodingRule {
    static let value = Decoding<[Car]?> { container in
      try container.membersIfPresent(at: "vehicles").map { try $0.values.map { try $0.value(Car.self) } }
    }
  }
}

struct Car: LegacyDecodable {
  let id: Int
}
