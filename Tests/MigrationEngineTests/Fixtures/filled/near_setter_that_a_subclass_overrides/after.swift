// reason: needs a written initializer
import Bridge

class Poll: LegacyDecodable, ContainerDecodable {
  var state: String = ""
  var status: String {
    get { state }
    set { state = newValue }
  }

  required init(from container: LegacyContainer) throws {
    status = try container.decode(String.self, at: "status")
  }
}

class LoudPoll: Poll {
  override var status: String {
    get { state }
    set { state = newValue + "!" }
  }
}
