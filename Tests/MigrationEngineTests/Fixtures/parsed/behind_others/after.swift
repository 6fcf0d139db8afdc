import Foundation
import Bridge
import LegacyJSON

public struct Typist: LegacyDecodable {
  // Both are always there.
  let id: Int
  let name: String

  public init?(text: String) {
    guard let data = text.data(using: .utf8), let json = try? JSON(data: data) else { return nil }
    self.init(json: json)
  }
}

final class Scribe: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(ScribeError.withoutID)] }
  let id: Int
  var name: String?

  convenience init(text: String) throws {
    let data = Data(text.utf8)
    try self.init(parsing: data)
  }
}

enum ScribeError: Error { case withoutID }
