import Foundation
import HTTPTransport

/// Where the old requests go, and how.
public struct APIConfiguration: Sendable {
  /// What `APIUtil.makeUrl` puts its components below.
  public var baseURL: URL?

  /// Header fields of every request.
  public var headers: [String: String]

  /// The error codes after which a screen cannot go on, such as maintenance.
  public var destructiveErrorCodes: Set<Int>

  /// Where completions are called.
  public var callbackQueue: DispatchQueue

  /// What sends the requests.
  public var transport: any ClientTransport

  /// How many seconds the server may be silent.
  public var timeout: TimeInterval

  /// Makes a configuration; whatever is left out has the value that most apps want.
  public init(
    baseURL: URL? = nil,
    headers: [String: String] = [:],
    destructiveErrorCodes: Set<Int> = [],
    callbackQueue: DispatchQueue = .main,
    transport: any ClientTransport = URLSessionTransport.shared,
    timeout: TimeInterval = 60
  ) {
    self.baseURL = baseURL
    self.headers = headers
    self.destructiveErrorCodes = destructiveErrorCodes
    self.callbackQueue = callbackQueue
    self.transport = transport
    self.timeout = timeout
  }
}

extension APIConfiguration: CustomReflectable {
  /// The settings as `print` and `dump` show them: without the secrets in header fields and in the base URL. Of
  /// the transport only the type is shown, since it may keep tokens.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "baseURL": baseURL?.textWithoutUser as Any, "headers": headers.withoutSecrets,
        "destructiveErrorCodes": destructiveErrorCodes, "callbackQueue": callbackQueue.label,
        "transport": type(of: transport), "timeout": timeout,
      ],
      displayStyle: .struct)
  }
}
