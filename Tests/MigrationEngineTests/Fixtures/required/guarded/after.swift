import Foundation
import Bridge

struct Story: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let name: String
  let link: URL
  let note: String?
  let tags: [String]
  @Coerced private(set) var likes: Int
}

struct Page: LegacyDecodable {
  let stories: [Story]
}
