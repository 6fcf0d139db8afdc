import Foundation
import Bridge

class Item: NSObject, LegacyDecodable {
  var id = 0
  var name = ""
}
