import Foundation
import SwiftyJSON

struct Note {
  let id: Int
  let text: String?

  init(data: Data) {
    let json = JSON(data)
    id = json["id"].intValue
    text = json["text"].string
  }
}

struct Memo {
  let id: Int

  init(text: String) {
    let json = JSON(parseJSON: text)
    id = json["id"].intValue
  }
}

func note(_ data: Data) -> Note { Note(data: data) }
func memo(_ text: String) -> [Memo] { text.split(separator: "\n").map { Memo(text: String($0)) } }
