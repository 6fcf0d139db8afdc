import SwiftyJSON

struct Label {
  let text: String

  init(values: [String: Any]) {
    let data = JSON(values)
    text = data["text"].stringValue
  }
}

func labels(of answers: [[String: Any]]) -> [Label] { answers.map(Label.init(values:)) }
