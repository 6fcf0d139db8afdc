import Bridge

enum PointError: Error { case empty, missing(String) }

struct Point: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] {
    [
      .requiresValues,
      .refusesWithError(PointError.missing("lat"), for: "lat"),
      .refusesWithError(PointError.missing("lng"), for: "lng"),
    ]
  }
  let lat: Double
  let lng: Double
  let name: String?
}

struct Spot: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] {
    [
      .refusesEmpty,
      .requiresValues,
      .refusesWithError(PointError.empty),
      .refusesWithError(PointError.missing("latitude"), for: "latitude"),
      .refusesWithError(PointError.missing("title"), for: "mapTitle"),
    ]
  }
  let latitude: Double
  let mapTitle: String
}
