import Foundation
import SwiftyJSON

struct Label {
  let text: String
  let size: Int

  init(object: Any) {
    text = JSON(object)["text"].stringValue
    size = JSON(object)["size"].intValue
  }
}

struct Caption {
  let text: String

  init(data: Data) throws {
    let members = try JSON(data: data, options: []).dictionaryValue
    text = members["text"]?.stringValue ?? ""
  }
}

func labels(of answer: [String: Any], _ data: Data) throws -> (Label, Caption) {
  (Label(object: answer), try Caption(data: data))
}
