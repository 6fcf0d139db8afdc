import Foundation
import Bridge

struct Link: LegacyFailableDecodable, RefusesEmpty {
  let url: URL?
}
