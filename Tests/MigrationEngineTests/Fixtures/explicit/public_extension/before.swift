import SwiftyJSON

public struct Path {
  public let steps: [String]
}

public extension Path {
  init(json: JSON) throws {
    var found: [String] = []
    for step in json.arrayValue {
      print(step)
      found.append(step.stringValue)
    }
    steps = found
  }

  var count: Int { steps.count }
}
