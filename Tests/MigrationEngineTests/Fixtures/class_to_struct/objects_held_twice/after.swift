// reason: `options` and `rows` may hold one object, and would each be decoded by itself
import Bridge

class Option: LegacyDecodable {
  var isOn: Bool
  private enum CodingKeys: String, CodingKey {
    case isOn = "on"
  }
}

struct Question: LegacyDecodable, ContainerDecodable {
  var options: [Option]
  var rows: [Option]

  init(from container: LegacyContainer) throws {
    options = try container.decode([Option].self, at: "options")
    rows = options
  }
}

struct Pair: LegacyDecodable, ContainerDecodable {
  var left: Option
  var right: Option

  init(from container: LegacyContainer) throws {
    let option = try container.decode(Option.self, at: "option")
    left = option
    right = option
  }
}

struct Choice: LegacyDecodable, ContainerDecodable {
  var options: [Option]
  var current: Option?

  init(from container: LegacyContainer) throws {
    self.options = try container.decode([Option].self, at: "options")
    self.current = self.options.first
  }
}

class Survey: LegacyDecodable, ContainerDecodable {
  var options: [Option] = []
  var rows: [Option] = []

  required init(from container: LegacyContainer) throws { try fill(container) }

  func fill(_ json: LegacyContainer) throws {
    options = try json.decode([Option].self, at: "options")
    rows = options
  }
}

struct Twice: LegacyDecodable, ContainerDecodable {
  var all: [Option]
  var shown: [Option]

  init(all: [Option]) {
    self.all = all
    shown = all
  }

  init(from container: LegacyContainer) throws { try self.init(all: container.decode([Option].self, at: "all")) }
}

enum State {
  case none
  case chosen(Option)
}

struct Holder: LegacyDecodable, ContainerDecodable {
  var option: Option
  var state: State

  init(from container: LegacyContainer) throws {
    option = try container.decode(Option.self, at: "option")
    state = option.isOn ? State.chosen(option) : State.none
  }
}

func turnOff(_ question: Question) {
  for option in question.rows { option.isOn = false }
}
