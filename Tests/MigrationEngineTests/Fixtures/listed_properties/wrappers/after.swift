import Bridge
import ModernClient

struct Owner: LegacyDecodable {
  let name: String
}

struct Pen: LegacyDecodable {
  static var legacyRules: [LegacyRule] {
    [
      .reads("owner", as: NeverNil<Owner>.self),
      .reads("seller", as: NilIfAbsent<Owner>.self),
      .reads("maker", as: NilIfEmpty<Owner>.self),
      .reads("parts", as: NeverNil<[Owner]>.self),
      .reads("isNew", as: DefaultTrue.self),
      .reads("price", as: DefaultZero<Double>.self),
      .reads("link", as: NilIfNull<String>.self),
      .reads("amount", as: NeverNil<Int>.self),
    ]
  }
  let id: Int
  let owner: Owner?
  let seller: Owner?
  let maker: Owner?
  let parts: [Owner]?
  let isNew: Bool
  let isOld: Bool
  let price: Double
  let link: String?
  let amount: Int?
}

func fields(of pen: Pen) -> [String] { Mirror(reflecting: pen).children.compactMap { $0.label } }
