import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The type behind ``HTTPClient/transport``.
struct ConfiguredTransport: ClientTransport {
  let client: HTTPClient

  /// The number of such transports that the current task runs inside.
  @TaskLocal private static var depth = 0

  /// The largest number of nested client transports, far more than an app has.
  private static let depthLimit = 16

  func send(_ request: URLRequest) async throws -> ServerResponse {
    try await send(request, progress: nil)
  }

  func send(_ request: URLRequest, progress: TransferProgress.Handler?) async throws -> ServerResponse {
    try await send(request, to: nil, progress: progress)
  }

  func download(
    _ request: URLRequest, to file: URL, progress: TransferProgress.Handler?
  ) async throws -> ServerResponse {
    try await send(request, to: file, progress: progress).written(to: file)
  }

  func stream(
    _ request: URLRequest, progress: TransferProgress.Handler?
  ) async throws -> (response: ServerResponse, body: ResponseStream<Data>) {
    try await withConfiguration { configuration in
      try await outgoing(request, to: nil, progress: progress, configuration).streamed {
        try await configuration.send($0)
      }
    }
  }

  private func send(
    _ request: URLRequest, to file: URL?, progress: TransferProgress.Handler?
  ) async throws -> ServerResponse {
    try await withConfiguration { configuration in
      try await configuration.send(outgoing(request, to: file, progress: progress, configuration))
    }
  }

  private func outgoing(
    _ request: URLRequest, to file: URL?, progress: TransferProgress.Handler?, _ configuration: HTTPClient.Configuration
  ) -> OutgoingRequest {
    OutgoingRequest(
      request, metadata: RequestMetadata(secretFields: configuration.secretFields), progress: progress,
      destination: file, trustedServers: configuration.trustedServers(orRoot: nil))
  }

  private func withConfiguration<Value>(
    _ send: (HTTPClient.Configuration) async throws -> Value
  ) async throws -> Value {
    guard Self.depth < Self.depthLimit else { throw HTTPClient.Refusal.transportLoop }
    return try await Self.$depth.withValue(Self.depth + 1) { try await send(client.configuration) }
  }
}
