import Foundation
import Bridge

final class Model: LegacyDecodable {
  var a: Any?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.decodeIfPresent(Int64.self, at: "a")
  }
}
