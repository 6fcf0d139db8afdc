import Bridge

struct Label: LegacyDecodable {
  let text: String

  init(values: [String: Any]) {
    self.init(reading: values)
  }
}

func labels(of answers: [[String: Any]]) -> [Label] { answers.map(Label.init(values:)) }
