import SwiftSyntax

/// A call site that stays as it is: one of a request, or one that creates models.
struct FailedCallSite: Sendable {
  /// The type and the function that contain it.
  let name: String
  let file: Int
  let statement: Syntax
  let reason: Reason
}
