// reason: `Identifiable` takes the object for its `id`
import Bridge

final class Track: LegacyDecodable {
  let name: String?
}

extension Track: Identifiable {}
