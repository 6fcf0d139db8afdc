// reason: the initializer is generic, asynchronous, or fails in more than one way
import LegacyJSON

struct Missing: Error {}

struct Model {
  var a: Int

  init?(json: JSON) throws {
    guard json["a"].exists() else { throw Missing() }
    guard let a = json["a"].int else { return nil }
    self.a = a
  }
}
