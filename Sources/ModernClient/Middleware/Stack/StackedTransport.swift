import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport with middlewares in front of it.
struct StackedTransport: ClientTransport {
  let stack: MiddlewareStack
  let transport: any ClientTransport

  func send(_ request: URLRequest) async throws -> ServerResponse {
    try await send(OutgoingRequest(request))
  }

  func send(_ request: URLRequest, progress: TransferProgress.Handler?) async throws -> ServerResponse {
    try await send(OutgoingRequest(request, progress: progress))
  }

  func download(
    _ request: URLRequest, to file: URL, progress: TransferProgress.Handler?
  ) async throws -> ServerResponse {
    try await send(OutgoingRequest(request, progress: progress, destination: file)).written(to: file)
  }

  func stream(
    _ request: URLRequest, progress: TransferProgress.Handler?
  ) async throws -> (response: ServerResponse, body: ResponseStream<Data>) {
    try await OutgoingRequest(request, progress: progress).streamed { try await send($0) }
  }

  func send(_ request: OutgoingRequest) async throws -> ServerResponse {
    try await stack.send(request, over: transport)
  }
}
