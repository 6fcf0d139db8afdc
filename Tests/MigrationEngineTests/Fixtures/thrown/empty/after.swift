import Bridge
import LegacyJSON

enum StoryError: Error { case empty }

struct Story: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesEmpty, .refusesWithError(StoryError.empty)] }
  @NeverNil var id: Int!
  let title: String
}

func story(_ json: JSON) throws -> Story { try Story(json: json) }
