// reason: needs a written initializer
import Bridge

class Poll: LegacyDecodable {
  var state: String = ""
  var status: String {
    get { state }
    set { state = newValue }
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    status = try container.value(String.self, at: "status")
  }
}

class LoudPoll: Poll {
  override var status: String {
    get { state }
    set { state = newValue + "!" }
  }
}

func note(_ values: [Poll]) {}
