import Bridge

enum StationError: Error {
  case missing
  case at(String)
}

extension Optional {
  func unwrapped(or error: Error) throws -> Wrapped {
    guard let value = self else { throw error }
    return value
  }

  func orThrow(_ error: @autoclosure () -> Error) throws -> Wrapped {
    switch self {
    case .some(let wrapped): return wrapped
    case .none: throw error()
    }
  }
}

struct Station: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(StationError.missing)] }
  let id: Int
  let name: String?
}

struct Place: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] {
    [
      .requiresValues,
      .refusesWithError(StationError.at("lat"), for: "lat"),
      .refusesWithError(StationError.at("lng"), for: "lng"),
    ]
  }
  let lat: Double
  let lng: Double
}
