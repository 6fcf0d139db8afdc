// reason: `options` and `rows` may hold one object, and would each be decoded by itself
import SwiftyJSON

class Option {
  var isOn: Bool
  init(json: JSON) { isOn = json["on"].boolValue }
}

struct Question {
  var options: [Option]
  var rows: [Option]

  init(json: JSON) {
    options = json["options"].arrayValue.map { Option(json: $0) }
    rows = options
  }
}

struct Pair {
  var left: Option
  var right: Option

  init(json: JSON) {
    let option = Option(json: json["option"])
    left = option
    right = option
  }
}

struct Choice {
  var options: [Option]
  var current: Option?

  init(json: JSON) {
    self.options = json["options"].arrayValue.map { Option(json: $0) }
    self.current = self.options.first
  }
}

class Survey {
  var options: [Option] = []
  var rows: [Option] = []

  init(json: JSON) { fill(json) }

  func fill(_ json: JSON) {
    options = json["options"].arrayValue.map { Option(json: $0) }
    rows = options
  }
}

struct Twice {
  var all: [Option]
  var shown: [Option]

  init(all: [Option]) {
    self.all = all
    shown = all
  }

  init(json: JSON) { self.init(all: json["all"].arrayValue.map { Option(json: $0) }) }
}

enum State {
  case none
  case chosen(Option)
}

struct Holder {
  var option: Option
  var state: State

  init(json: JSON) {
    option = Option(json: json["option"])
    state = option.isOn ? State.chosen(option) : State.none
  }
}

func turnOff(_ question: Question) {
  for option in question.rows { option.isOn = false }
}
