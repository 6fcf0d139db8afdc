// reason: is not understood
import Foundation
import SwiftyJSON

class Cart: NSObject {
  var names: NSArray

  init(data: JSON) {
    let all = data["items"].arrayObject! as NSArray
    names = all.value(forKey: "name") as! NSArray
  }
}
