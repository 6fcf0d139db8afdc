import Bridge
import LegacyJSON

enum StoryError: Error { case empty }

struct Story: LegacyThrowingDecodable, RefusesEmpty, RefusesWithError {
  @NeverNil var id: Int!
  let title: String

  static var errorOfRefusal: any Error { StoryError.empty }
}

func story(_ json: JSON) throws -> Story { try Story(json: json) }
