import SwiftyJSON

func trace(_ message: @autoclosure () throws -> String) rethrows { print(try message()) }

func check(_ isRight: @autoclosure () throws -> Bool) throws { _ = try isRight() }

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    trace("id \(json["id"].stringValue)")
    if json["a"].boolValue || json["b"].boolValue { print("a") }
  }
}
