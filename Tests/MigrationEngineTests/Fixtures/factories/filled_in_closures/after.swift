import Bridge
import ModernClient

struct Writer: LegacyDecodable {
  @DefaultEmptyString var name: String = ""
}

struct Volume: LegacyDecodable {
  let id: String
  let editor: Writer?
  let writers: [Writer]
}
