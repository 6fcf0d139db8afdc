import Foundation
import Bridge // for JSON

struct Model: LegacyDecodable {
  let id: Int?
}
