import Foundation
import Bridge

class Player: NSObject, LegacyDecodable {
  var id = 0
  var name: String?
  var tags: [String] = []
}
