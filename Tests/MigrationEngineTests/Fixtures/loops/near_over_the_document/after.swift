// reason: needs a written initializer: `for (_, item) in json["items"] {
import Bridge

struct Page: LegacyDecodable {
  @DecodedBy<EntriesRule<String>> var items: [String] = []
}
