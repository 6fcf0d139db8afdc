import Foundation
import Bridge

public struct Details: LegacyFailableDecodable {
  @DecodedBy<ExactParsedTextRule<Int>> public private(set) var views: Int? = nil
  @DecodedBy<LengthRule> public private(set) var length: Double
  @DecodedBy<KindRule> private(set) var kind: String

  public enum LengthRule: DecodingRule { public static let value = Decoding<Double>.required { try $0.length } }
  enum KindRule: DecodingRule { static let value = Decoding<String> { try "#" + $0.value(String.self) } }
}
