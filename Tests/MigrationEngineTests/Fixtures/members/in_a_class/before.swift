import SwiftyJSON

protocol Response {
  init?(values: [String: JSON]) throws
}

final class Answer: Response {
  var code = 0
  var names: [String] = []

  init?(values: [String: JSON]) throws {
    guard let code = values["code"]?.int else { return nil }
    self.code = code
    // The names are not always there.
    for name in values["names"]?.array ?? [] { names.append(name.stringValue) }
    print(code)
  }
}
