// reason: is not understood
import Bridge

enum CheckError: Error {
  case missing
}

func check(_ text: String?) throws {
  if text == nil { throw CheckError.missing }
}

struct Door: LegacyDecodable {
  var state = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    do {
      try check(container.valueIfPresent(String.self, at: "key"))
    } catch {
      state = -1
    }
  }
}
