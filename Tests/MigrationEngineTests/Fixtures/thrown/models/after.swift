import Bridge

enum DocumentError: Error { case invalid }

struct Album: LegacyThrowingDecodable, RefusesAbsent, RefusesWithError {
  let title: String
  let cover: Picture
  let back: Picture?
  let pages: [Picture]
  let others: [Picture]
  let loose: [Picture]

  static var errorOfRefusal: any Error { DocumentError.invalid }
}

struct Picture: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  let width: Int

  static var errorOfRefusal: any Error { DocumentError.invalid }
}
