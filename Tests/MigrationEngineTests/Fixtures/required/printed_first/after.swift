import Foundation
import Bridge

struct User: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  @Coerced private(set) var name: String
}

enum UserError: Error { case noTitle }

struct Film: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(UserError.noTitle)] }
  let title: String
}
