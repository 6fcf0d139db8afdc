// reason: `init(text: String)` makes a `JSON` of what it is given
import Foundation
import SwiftyJSON

struct Draft {
  let id: Int

  init(text: String) {
    id = JSON(text).intValue
  }
}

func draft(of text: String) -> Draft { Draft(text: text) }
