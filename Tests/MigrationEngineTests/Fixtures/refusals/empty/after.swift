import Foundation
import Bridge

struct Link: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesEmpty] }
  let url: URL?
}
