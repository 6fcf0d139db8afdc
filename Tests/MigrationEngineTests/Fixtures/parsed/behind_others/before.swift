import Foundation
import SwiftyJSON

public struct Typist {
  let id: Int
  let name: String

  public init?(text: String) {
    guard let data = text.data(using: .utf8), let json = try? JSON(data: data) else { return nil }
    // Both are always there.
    id = json["id"].intValue
    name = json["name"].stringValue
  }
}

final class Scribe {
  let id: Int
  var name: String?

  init(text: String) throws {
    let data = Data(text.utf8)
    let document = try JSON(data: data)
    guard let id = document["id"].int else { throw ScribeError.withoutID }
    self.id = id
    name = document["name"].string
  }
}

enum ScribeError: Error { case withoutID }
