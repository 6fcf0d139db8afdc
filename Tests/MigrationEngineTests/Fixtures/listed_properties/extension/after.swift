import Bridge

struct Model {
  var a, b: Int?
}

extension Model: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("a", as: DecodedBy<ARule>.self)] }

  private enum CodingKeys: String, CodingKey {
    case a
  }

  enum ARule: DecodingRule { static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self).map { $0 + 1 } } }
}

let none = Model(a: nil)
