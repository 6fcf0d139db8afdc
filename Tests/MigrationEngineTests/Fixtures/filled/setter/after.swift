import Bridge

class Poll: LegacyDecodable {
  @DecodedBy<StateRule> private var state: String = ""
  let first: String
  var status: Status {
    get { Status(rawValue: state) ?? .ongoing }
    set { state = newValue.rawValue }
  }

  enum Status: String {
    case ongoing
    case completed
  }

  private enum StateRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try (container.value(Bool.self, at: "isOngoing") ? Status.ongoing : Status.completed).rawValue
    }
  }
}
