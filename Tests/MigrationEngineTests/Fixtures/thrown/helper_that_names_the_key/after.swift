import Bridge
import LegacyJSON

extension JSON {
  enum AccessError: Error { case notFound(key: String) }
}

struct Flower: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(JSON.AccessError.notFound(key: "id"))] }
  let id: Int
  let name: String?
}

struct Bush: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] {
    [
      .requiresValues,
      .refusesWithError(Failure.missing(key: "id"), for: "id"),
      .refusesWithError(Failure.missing(key: "size"), for: "size"),
    ]
  }
  enum Failure: Error { case missing(key: String) }

  let id: Int
  let size: Int
}
