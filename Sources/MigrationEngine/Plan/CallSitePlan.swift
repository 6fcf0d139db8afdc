/// The code that a legacy call site runs for the two outcomes of a request.
struct CallSitePlan: Sendable, Equatable {
  /// The full name of the function or type around it.
  var name: String
  /// The full name of the request class that is executed.
  var request: String
  /// The alert's text that only the call site knew, as source.
  var destructiveText: String
  var destructiveTextPosition: SourcePosition
}
