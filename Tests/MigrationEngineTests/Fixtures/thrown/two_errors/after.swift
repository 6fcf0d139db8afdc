import Bridge

enum StoryError: Error { case empty, noTitle }

struct Story: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] {
    [
      .refusesEmpty,
      .requiresValues,
      .refusesWithError(StoryError.empty),
      .refusesWithError(StoryError.noTitle, for: "title"),
    ]
  }
  let title: String
}
