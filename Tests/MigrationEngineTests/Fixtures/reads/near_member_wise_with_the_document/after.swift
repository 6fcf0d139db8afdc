// reason: needs a rule
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  var a: Int?
  @DecodedBy<RawRule> var raw: String
  
  init(a: Int?, raw: JSON) {
    self.a = a
    self.raw = raw.description
  }

  enum RawRule: DecodingRule { static let value = Decoding<String> { $0.description } }
}
