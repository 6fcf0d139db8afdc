// reason: needs a rule: `for (_, item) in json["items"] {
import Bridge

struct Page: LegacyDecodable {
  @DecodedBy<EntriesRule<String>> var items: [String] = []
}
