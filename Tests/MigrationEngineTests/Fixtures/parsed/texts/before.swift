import Foundation
import SwiftyJSON

struct Draft {
  var id = 0

  init(text: String) {
    if let data = text.data(using: .utf8, allowLossyConversion: false) {
      if let json = try? JSON(data: data) {
        id = json["id"].intValue
      }
    }
  }
}

struct Note {
  var title: String?

  init?(data: Data?) {
    guard let data = data,
      let object = try? JSONSerialization.jsonObject(with: data, options: .allowFragments)
    else { return nil }
    let json = JSON(object)
    guard json.type == .dictionary else { return nil }
    title = json["title"].string
  }
}

func read(_ text: String) -> (Draft, Note?) { (Draft(text: text), Note(data: Data(text.utf8))) }
