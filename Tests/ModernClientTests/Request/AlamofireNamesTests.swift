import Foundation
import TestSupport
import Testing

/// A file of an app in the middle of its migration imports Alamofire and the toolkit, and uses the names of both without
/// their modules.
@Suite struct AlamofireNamesTests {
  /// The names of Alamofire 5.10 that apps write most, as stand-ins.
  private static let standIns = """
    import Foundation

    public typealias Parameters = [String: Any]
    public struct HTTPMethod { public static let get = HTTPMethod() }
    public struct HTTPHeaders {}
    public struct HTTPHeader {}
    public protocol ParameterEncoding {}
    public struct URLEncoding: ParameterEncoding { public static let `default` = URLEncoding() }
    public struct JSONEncoding: ParameterEncoding { public static let `default` = JSONEncoding() }
    public protocol ParameterEncoder {}
    public class JSONParameterEncoder: ParameterEncoder { public static var `default`: JSONParameterEncoder { .init() } }
    public protocol URLConvertible {}
    public protocol URLRequestConvertible {}
    public protocol RequestAdapter {}
    public protocol RequestRetrier {}
    public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}
    public class Interceptor: RequestInterceptor {}
    public class RetryPolicy {}
    public enum RetryResult { case doNotRetry }
    public struct Redirector {}
    public class MultipartFormData {}
    public protocol EventMonitor {}
    public protocol Authenticator {}
    public class Request {}
    public class DataRequest: Request {}
    public class DownloadRequest: Request {}
    public class Session {
      public func request(
        _ url: String, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
      ) -> DataRequest { DataRequest() }
    }
    public struct DataResponse<Success, Failure: Error> {}
    public enum AFError: Error { case explicitlyCancelled }
    public struct Empty {}
    public struct ResponseCacher {}
    nonisolated(unsafe) public let AF = Session()
    """

  private static let app = """
    import Alamofire
    import Foundation
    import ModernClient

    struct Product: Codable, Sendable { let id: Int }

    struct Products: HTTPGetRequest {
      typealias Response = [Product]
      let endpoint: any HTTPEndpointConvertible = .path("products")
      var parameterEncoding: HTTPClient.ParameterEncoding { .brackets }
    }

    final class SigningInterceptor: RequestInterceptor {}

    func old(
      method: HTTPMethod, headers: HTTPHeaders, encoding: any ParameterEncoding, encoder: any ParameterEncoder
    ) -> DataRequest {
      let parameters: Parameters = ["page": 1]
      return AF.request("products", method: .get, parameters: parameters, encoding: JSONEncoding.default)
    }

    func new(client: HTTPClient) async throws -> [Product] {
      let method: HTTPClient.Method = .get
      let encoder = HTTPClient.ParameterEncoder(names: .verbatim)
      print(method, encoder, Session.self, RetryPolicy.self, Interceptor.self, MultipartFormData.self, Empty.self)
      do throws(HTTPClientError) {
        return try await client.call(Products())
      } catch {
        throw AFError.explicitlyCancelled
      }
    }
    """

  @Test func aFileThatImportsBothCompiles() async throws {
    try await withTemporaryFolder { folder in
      try Self.standIns.write(to: folder.appendingPathComponent("Alamofire.swift"), atomically: true, encoding: .utf8)
      let module = try await command(
        "swiftc", ["-emit-module", "-module-name", "Alamofire", "-parse-as-library", "Alamofire.swift"], in: folder)
      #expect(module.exitCode == 0, "\(module.errors)")
      #expect(try await TypeChecker.errors(in: Self.app, languageMode: 5, options: ["-I", folder.path]) == [:])
    }
  }
}
