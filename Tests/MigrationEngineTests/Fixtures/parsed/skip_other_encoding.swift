// reason: a `try?` decides whether there is a document
import Foundation
import SwiftyJSON

struct Draft {
  let id: Int

  init(text: String) {
    var id = 0
    if let data = text.data(using: .ascii), let json = try? JSON(data: data) { id = json["id"].intValue }
    self.id = id
  }
}

func draft(of text: String) -> Draft { Draft(text: text) }
