// reason: the initializer throws more than one error, or another's
import Bridge

struct MissingError: Error {}

extension Optional where Wrapped == Int {
  func unwrapped(or error: Error) throws -> Wrapped {
    guard let value = self else { throw error }
    return value
  }
}

extension Optional where Wrapped == String {
  func unwrapped(or error: Error) throws -> Wrapped {
    guard let value = self, !value.isEmpty else { throw error }
    return value
  }
}

struct Station: LegacyThrowingDecodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.valueIfPresent(String.self, at: "name").unwrapped(or: MissingError())
  }
}
