import Foundation
import HTTPTransport
import LegacyJSON
import ModernClient

/// Notices when a server's answers drift away from what the app was built for.
///
/// Types are tightened on evidence, or on a specification; this one watches, once the app is with its users, whether they
/// still hold. It only looks: the answer goes on to the caller at once and as it is, and is checked on another thread.
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
/// Good answers are looked at whose request a schema is known for. Reports name types and the schema's own keys, no value
/// of a body. Sampling, budget and journal are those of an ``Experiment``.
public struct ResponseDriftMiddleware: Middleware {
  private let schemas: ResponseSchemas
  private let runs: ExperimentRuns

  /// Makes the middleware. Keep it, or its stack: what it may cost is counted by instance.
  ///
  /// - Parameters:
  ///   - schemas: The schemas that the answers have to match.
  ///   - options: The selection of answers, the limits on the cost, and the journal for the reports.
  public init(_ schemas: ResponseSchemas, options: ExperimentOptions = ExperimentOptions()) {
    self.schemas = schemas
    runs = ExperimentRuns(name: "drift", options: options)
  }

  /// Counters and reports.
  public var journal: ExperimentJournal { runs.options.journal }

  /// Lets everything pass, and has a look at the answer.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> HTTPAnswer {
    let answer = try await next(request)
    // A download has its body in a file, which is not validated.
    if answer.isSuccess, request.destination == nil, let (name, schema) = schemas.schema(for: request.urlRequest) {
      let limit = runs.options.comparison.differenceLimit
      runs.consider(answer.body, as: name) { body, isAbandoned in
        let (result, time) = ExperimentRuns.timed {
          try schema.check(JSON(data: body), limit: limit, isAbandoned: isAbandoned)
        }
        return ExperimentRuns.Comparison(result: (try? result.get()) ?? Self.isNotJSON, candidateTime: time)
      }
    }
    return answer
  }

  private static let isNotJSON = ValueComparisonResult(
    differences: [ValueDifference(path: ValuePath(), kind: .type, control: "JSON", candidate: "something else")])

  /// Waits until no answer is being checked and none is in the queue, or until the waiting task is cancelled.
  public func settled() async {
    await runs.settled()
  }
}
