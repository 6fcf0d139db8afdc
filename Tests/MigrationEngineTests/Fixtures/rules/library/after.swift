import Foundation
import Bridge

enum Role: String { case student, teacher }
enum Level: Int { case none, low }

struct Person: LegacyDecodable {
  @DecodedBy<UnwrappedRule<Int>> var id: Int
  @DecodedBy<RawValueRule<Role>> var role: Role?
  @DecodedBy<RawValueRule<Level>> var level: Level?
  @DecodedBy<RawValueRule<Role>> var exact: Role?
  @DecodedBy<TextURLRule> var link: URL?
  @DecodedBy<ExactTextURLRule> var other: URL?
  @DecodedBy<SecondsSince1970Rule> var born: Date
  @DecodedBy<ParsedTextRule<Int>> var count: Int?
  @DecodedBy<ExactParsedTextRule<Int>> var total: Int?
  @DecodedBy<ExactParsedTextRule<Double>> var weight: Double?
  @DecodedBy<OnlyStringsRule> var tags: [String]?
}
