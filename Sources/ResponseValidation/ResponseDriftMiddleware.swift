import Foundation
import HTTPTransport
import LegacyJSON
import ModernClient

/// Reports server responses that deviate from the structure for which the app was built.
///
/// Types are tightened on evidence, or on a specification. This middleware checks, once users have the app, that the
/// server still conforms. It only observes: the response is passed to the caller at once and unchanged, and checked on
/// another thread.
///
/// ```swift
/// let drift = ResponseDriftMiddleware(
///   try ResponseSchemas(openAPI: Data(contentsOf: bundledSpecification)),
///   options: ExperimentOptions(sampling: .rate(0.01)))
/// drift.journal.onReport { report in analytics.log("drift", report.description) }
/// // GET /products, run 7:
/// // products[3].coin: integer → string  (type)
///
/// let client = Middleware.Stack([drift]).buildClient()
/// ```
///
/// It checks successful responses to requests with a known schema. Reports name types and the schema's own keys, but no
/// value of a body. Sampling, budget and journal work as in an `Experiment`.
public struct ResponseDriftMiddleware: Middleware {
  private let schemas: ResponseSchemas
  private let runs: ExperimentRuns

  /// Creates the middleware. Keep it, or its stack, because its budget applies to each instance.
  ///
  /// - Parameters:
  ///   - schemas: the schemas that the responses have to match.
  ///   - options: the selection of responses, the limits on the cost, and the journal for the reports.
  public init(_ schemas: ResponseSchemas, options: ExperimentOptions = ExperimentOptions()) {
    self.schemas = schemas
    runs = ExperimentRuns(name: "drift", options: options)
  }

  /// Counters and reports.
  public var journal: ExperimentJournal { runs.options.journal }

  /// Passes every request on, and checks its response.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    let response = try await next(request)
    // A download has its body in a file, which is not validated.
    if response.isSuccess, request.destination == nil, let (name, schema) = schemas.schema(for: request.urlRequest) {
      let limit = runs.options.comparison.differenceLimit
      runs.consider(response.body, as: name) { body, isAbandoned in
        let (result, time) = ExperimentRuns.timed {
          try schema.check(JSON(data: body), limit: limit, isAbandoned: isAbandoned)
        }
        return ExperimentRuns.Comparison(result: (try? result.get()) ?? Self.isNotJSON, candidateTime: time)
      }
    }
    return response
  }

  private static let isNotJSON = ValueComparisonResult(
    differences: [ValueDifference(path: ValuePath(), kind: .type, control: "JSON", candidate: "something else")])

  /// Waits until no check is in progress or queued, or until the waiting task is cancelled.
  public func settled() async {
    await runs.settled()
  }
}
