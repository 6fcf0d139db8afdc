import Bridge

struct Membership: LegacyDecodable {
  let level: Int
  let name: String?
}

struct Contribution: LegacyDecodable {
  @DecodedBy<AmountRule> var amount = 0

  enum AmountRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      var value: Int = 0
      for part in container.nestedContainers(at: "parts") { value += try part.decode(Int.self) }
      return value
    }
  }
}

final class Donation: LegacyDecodable, ContainerDecodable {
  var amount = 0

  // since last year
  init(from container: LegacyContainer) throws {
    for part in container.nestedContainers(at: "parts") { amount += try part.decode(Int.self) }
  }
}
