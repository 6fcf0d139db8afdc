import Bridge

struct Order: LegacyDecodable {
  let id: Int
  let first: Int
  let second: Int
  let third: Int
  let buyer: Buyer
  let lines: [Line]
  @NeverNil var note: Note!
  @DecodedBy<PayerRule> var payer: Payer

  enum PayerRule: DecodingRule { static let value = Decoding<Payer> { try $0.valueIfAccepted(Payer.self)! } }
}

struct Buyer: LegacyFailableDecodable {
  let name: String
}

struct Line: LegacyFailableDecodable {
  let count: Int
}

struct Note: LegacyFailableDecodable {
  let text: String?
}

struct Payer: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let name: String
}

