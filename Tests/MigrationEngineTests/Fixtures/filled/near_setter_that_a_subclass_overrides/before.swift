// reason: needs a written initializer
import SwiftyJSON

class Poll {
  var state: String = ""
  var status: String {
    get { state }
    set { state = newValue }
  }

  init(json: JSON) {
    status = json["status"].stringValue
  }
}

class LoudPoll: Poll {
  override var status: String {
    get { state }
    set { state = newValue + "!" }
  }
}

func note(_ values: [Poll]) {}
