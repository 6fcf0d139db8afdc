import SwiftyJSON
struct Item {
  var id = 0
  init(json: JSON) {
    struct Missing: Error {}
    func number(_ key: String) throws -> Int {
      guard let found = json[key].int else { throw Missing() }
      return found
    }
    do { id = try number("id") } catch { id = -1 }
  }
}
struct Named {
  var name: Name
  init(json: JSON) {
    do { name = try Name(json: json["name"]) } catch { name = Name(text: "unknown") }
  }
}
struct Kinded {
  var name: Name?
  var kind: String
  init(json: JSON) {
    do { name = try Name(json: json["name"]); kind = "a" } catch { kind = json["kind"].stringValue }
  }
}
struct Name {
  let text: String

  init(json: JSON) throws {
    guard let text = json.string else { throw NameError.noText }
    self.text = text
  }
  init(text: String) { self.text = text }
}
enum NameError: Error { case noText }
