// reason: the type of `sizes` is not understood
import Bridge

struct Settings: LegacyDecodable {
  var sizes = [1, 2.5]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if !container.isEmpty() { sizes = try container.value([Double].self, at: "sizes") }
  }
}
