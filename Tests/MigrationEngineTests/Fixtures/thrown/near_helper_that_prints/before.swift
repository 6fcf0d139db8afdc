// reason: is not understood
import SwiftyJSON

enum LogError: Error {
  case missing
}

struct Entry {
  let id: Int

  init?(json: JSON) {
    do {
      id = try Entry.need(json["id"].int)
    } catch {
      return nil
    }
  }

  private static func need(_ value: Int?) throws -> Int {
    guard let value = value else {
      print("nothing")
      throw LogError.missing
    }
    return value
  }
}
