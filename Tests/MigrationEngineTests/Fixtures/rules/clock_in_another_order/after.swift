import Foundation
import Bridge

struct Visit: LegacyDecodable {
  @DecodedBy<BeginRule> private(set) var begin: Date
  let name: String
  @DecodedBy<IdRule> private(set) var id: String

  enum BeginRule: DecodingRule {
    static let value = Decoding<Date> { container in
      try container.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } ?? Date()
    }
  }
  enum IdRule: DecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self) ?? UUID().uuidString }
  }
}
