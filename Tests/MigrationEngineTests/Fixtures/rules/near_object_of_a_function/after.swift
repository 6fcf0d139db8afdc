// reason: needs a written initializer: no declaration can say what `code` is
import Foundation
import Bridge

func noCode() -> NSNumber { NSNumber(value: -1) }

struct Status: LegacyDecodable {
  var code = noCode()

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    code = container.number(at: "code")
  }
}
