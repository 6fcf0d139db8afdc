// reason: `options` and `rows` may hold one object, and would each be decoded by itself
import Bridge

class Option: LegacyDecodable {
  var isOn: Bool
  private enum CodingKeys: String, CodingKey {
    case isOn = "on"
  }
}

struct Question: LegacyDecodable {
  var options: [Option]
  var rows: [Option]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    options = try container.value([Option].self, at: "options")
    rows = options
  }
}

struct Pair: LegacyDecodable {
  var left: Option
  var right: Option

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let option = try container.value(Option.self, at: "option")
    left = option
    right = option
  }
}

struct Choice: LegacyDecodable {
  var options: [Option]
  var current: Option?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.options = try container.value([Option].self, at: "options")
    self.current = self.options.first
  }
}

class Survey: LegacyDecodable {
  var options: [Option] = []
  var rows: [Option] = []

  required init(from decoder: any Decoder) throws { let container = try decoder.legacyContainer(); try fill(container) }

  func fill(_ json: LegacyContainer) throws {
    options = try json.value([Option].self, at: "options")
    rows = options
  }
}

struct Twice: LegacyDecodable {
  var all: [Option]
  var shown: [Option]

  init(all: [Option]) {
    self.all = all
    shown = all
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try self.init(all: container.value([Option].self, at: "all"))
  }
}

enum State {
  case none
  case chosen(Option)
}

struct Holder: LegacyDecodable {
  var option: Option
  var state: State

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    option = try container.value(Option.self, at: "option")
    state = option.isOn ? State.chosen(option) : State.none
  }
}

func turnOff(_ question: Question) {
  for option in question.rows { option.isOn = false }
}
