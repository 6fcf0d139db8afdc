import Bridge
import LegacyJSON
import ModernClient

class Expense: LegacyDecodable {
  @DecodedBy<UnwrappedRule<Int>> var number: Int
  @DefaultValue<TitleDefault> var title: String
  @DecodedBy<AmountRule> var amount: String!

  init(number: Int!, title: String!, amount: Double!) {
    self.number = number
    self.title = title ?? "none"
    if amount != nil {
      self.amount = amount.description
    }
  }

  enum TitleDefault: DefaultProviding { static var decodingDefault: String { "none" } }
  enum AmountRule: DecodingRule {
    static let value = Decoding<String?> { try $0.valueIfPresent(Double.self).flatMap { $0.description } }
  }
}

class Plain: LegacyDecodable {
  @DecodedBy<UnwrappedRule<Int>> var number: Int
  var title: String?

  init(number: Int!, title: String!) {
    self.number = number
    self.title = title
  }
}
