import Bridge

enum DocumentError: Error { case invalid }

struct Album: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesAbsent, .refusesWithError(DocumentError.invalid)] }
  let title: String
  let cover: Picture
  let back: Picture?
  let pages: [Picture]
  let others: [Picture]
  let loose: [Picture]
}

struct Picture: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(DocumentError.invalid)] }
  let width: Int
}
