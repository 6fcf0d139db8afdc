import SwiftSyntax

/// A call site that stays as it is: of a request, or one that makes models.
struct FailedCallSite: Sendable {
  /// The type and the function that it stands in.
  let name: String
  let file: Int
  let statement: Syntax
  let reason: Reason
}
