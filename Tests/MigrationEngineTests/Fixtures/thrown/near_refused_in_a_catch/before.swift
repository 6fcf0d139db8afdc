// reason: is not understood: `catch {
import SwiftyJSON

struct Item {
  var id = 0
  var name = ""

  init?(json: JSON) {
    do {
      name = try Name(json: json["name"]).text
    } catch {
      name = "none"
      if json["strict"].boolValue { return nil }
    }
  }
}

struct Name {
  let text: String

  init(json: JSON) throws {
    guard let text = json.string else { throw NameError.noText }
    self.text = text
  }
}

enum NameError: Error { case noText }
