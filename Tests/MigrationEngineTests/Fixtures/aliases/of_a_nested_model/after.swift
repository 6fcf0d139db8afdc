import Bridge

typealias Fares = Answer.Fares

struct Answer: LegacyDecodable {
  let fares: Fares

  struct Fares: LegacyDecodable {
    let total: Int
    let fee: Fee

    struct Fee: LegacyDecodable {
      let amount: Double
    }
  }
}

struct Receipt: LegacyDecodable {
  let fees: [Fares.Fee]
}
