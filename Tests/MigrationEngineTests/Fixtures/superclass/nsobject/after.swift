import Foundation
import Bridge

class Device: NSObject, LegacyDecodable, Identifiable {
  var id: Int
  var name: String!
}
