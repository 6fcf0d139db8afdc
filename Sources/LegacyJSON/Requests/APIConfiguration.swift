import Foundation
import HTTPTransport

/// The settings of the old requests: base URL, headers, transport and error handling.
public struct APIConfiguration: Sendable {
  /// The URL to which `APIUtil.makeUrl` appends its components.
  public var baseURL: URL?

  /// The header fields of every request.
  public var headers: [String: String]

  /// The error codes after which a screen can't go on, such as a code for maintenance.
  public var destructiveErrorCodes: Set<Int>

  /// The queue on which completions are called.
  public var callbackQueue: DispatchQueue

  /// The transport that sends the requests.
  public var transport: any ClientTransport

  /// The time-out: the number of seconds that the server may be silent.
  public var timeout: TimeInterval

  /// Makes a configuration; omitted settings have the values that most apps want.
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
  /// The settings as `print` and `dump` show them, without the secrets in header fields and in the base URL. Only the
  /// type of the transport is shown, since it may hold tokens.
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
