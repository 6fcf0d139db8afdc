import Foundation
import Bridge

enum Format {
  case unix
  case custom(String)
}

final class Stamp: NSObject {
  let text: String

  init(text: String) {
    self.text = text
    super.init()
  }

  convenience init(seconds: Double, _ format: Format) {
    self.init(text: "\(seconds)")
  }
}

struct Trip: LegacyDecodable {
  @DecodedBy<EndsRule> var ends: Stamp
  @DecodedBy<BeginsRule> var begins: Stamp

  enum EndsRule: DecodingRule {
    static let value = Decoding { try Stamp(seconds: $0.value(Double.self), .custom("yyyy")) }
  }
  enum BeginsRule: DecodingRule { static let value = Decoding { try Stamp(seconds: $0.value(Double.self), .unix) } }
}
