import Foundation
import Bridge
import LegacyJSON

struct Soldier: LegacyDecodable {
  let id: Int
  let name: String

  static func decode(_ data: Data) throws -> Soldier {
    return try Soldier(parsing: data)
  }
}

struct Grant: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(GrantError.invalid)] }
  let token: String
  @Coerced private(set) var expires: Int
}

enum GrantError: Error { case invalid }

func grant(of data: Data, _ log: (String) -> Void) throws -> Grant {
  log("grant")
  guard let json = try? JSON(data: data) else { throw GrantError.invalid }
  return try Grant(json: json)
}

struct Panel: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { try !$0.value(Bool.self, at: "hidden") }] }
  let title: String?

  static func from(dict: [String: Any]) -> Panel? {
    return Panel(reading: dict)
  }
}
