// reason: takes more than the document
import LegacyJSON

struct Token {
  let price: Double
  let symbol: String
  init(_ price: JSON, _ symbol: JSON) {
    self.price = price.doubleValue
    self.symbol = symbol.stringValue
  }
}
