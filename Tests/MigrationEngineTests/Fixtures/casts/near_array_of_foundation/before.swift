// reason: code may do more than give a value, and the document may be refused before or after it
import Foundation
import SwiftyJSON

class Cart: NSObject {
  var names: NSArray

  init(data: JSON) {
    let all = data["items"].arrayObject! as NSArray
    names = all.adding("last") as NSArray
  }
}
