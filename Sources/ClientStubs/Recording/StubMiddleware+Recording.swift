import Foundation
import HTTPTransport
import ModernClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StubMiddleware {
  /// Creates stubs from a recording of a ``RecordingMiddleware``, or from any other HTTP archive (HAR).
  ///
  /// ```swift
  /// let stubs = try StubMiddleware(recording: fixtures.appendingPathComponent("shop.har"))
  /// let client = MiddlewareStack([stubs]).buildClient(configuration: configuration)
  /// ```
  ///
  /// A response answers requests with the same method, path and query, on any server. The order of the query's items
  /// does not matter, and a secret that was removed from the recording matches any value. Several responses to the same
  /// request are used in their order; the last one is repeated. A body that was not recorded makes the request fail.
  ///
  /// - Parameters:
  ///   - url: the file, or a folder with `.har` files, which are read in the order of their names.
  ///   - rest: the treatment of a request that was not recorded. By default it fails, so that a test never reaches the
  ///     network.
  ///   - clock: the clock for delayed responses. Those of a recording have no delay.
  /// - Throws: a `CocoaError` for a file that can't be read, or is no HTTP archive. Its description has the file, and the
  ///   place in it: `shop.har: log.entries[3].response.status: …`.
  public init(recording url: URL, rest: Rest = .fails, clock: MiddlewareClock = .system) throws {
    var order: [RecordedAddress] = []
    var responses: [RecordedAddress: [StubResponse]] = [:]
    for file in try HTTPArchive.files(at: url) {
      for (index, entry) in try HTTPArchive(contentsOf: file).log.entries.enumerated() {
        // Browsers write 0 for a request that has no response.
        guard entry.response.status != 0 else { continue }
        let address = RecordedAddress(entry.request.url, method: entry.request.method)
        if responses[address] == nil { order.append(address) }
        let place = "\(file.lastPathComponent): log.entries[\(index)].response.content"
        responses[address, default: []].append(try StubResponse(entry.response, at: place, in: file))
      }
    }
    self.init(
      order.map { address in
        .init({ address.matches($0.urlRequest) }, responses[address, default: []])
      }, rest: rest, clock: clock)
  }
}

extension StubResponse {
  /// Creates the response of an archive.
  fileprivate init(_ response: HTTPArchive.Response, at place: String, in file: URL) throws {
    let content = response.content
    guard let text = content.text ?? (content.size ?? 0 == 0 ? "" : nil) else {
      let reason = content.comment ?? "It was not recorded."
      self.init { _ in
        throw CocoaError.unreadable(file, "\(place): there is no body to answer with. \(reason)")
      }
      return
    }
    guard let body = content.encoding == "base64" ? Data(base64Encoded: text) : Data(text.utf8) else {
      throw CocoaError.unreadable(file, "\(place).text: not Base64")
    }
    var headers: [String: String] = [:]
    for field in response.headers ?? [] where !Self.describesTransfer(field.name) {
      headers[field.name] = headers[field.name].map { "\($0), \(field.value)" } ?? field.value
    }
    self.init { [headers] request in
      ServerResponse(statusCode: response.status, headers: headers, body: body, url: request.urlRequest.url)
    }
  }

  /// Returns whether a header field says how the body was sent, which is no longer so.
  private static func describesTransfer(_ name: String) -> Bool {
    ["content-encoding", "content-length", "transfer-encoding"].contains(name.lowercased())
  }
}

extension HTTPArchive {
  /// The file itself, or the archives in a folder.
  fileprivate static func files(at url: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return [url]
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.lowercased().hasSuffix(".har") }
    guard !names.isEmpty else { throw CocoaError.unreadable(url, "\(url.path): no .har files") }
    return names.sorted().map { url.appendingPathComponent($0) }
  }

  fileprivate init(contentsOf file: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw CocoaError.unreadable(file, "\(file.path): \(error.localizedDescription)")
    }
    do {
      self = try JSONDecoder().decode(HTTPArchive.self, from: data)
    } catch {
      throw CocoaError.unreadable(file, "\(file.path)\(Self.text(of: error, in: data))")
    }
  }

  /// Describes where a file is no archive, and why.
  private static func text(of error: any Error, in data: Data) -> String {
    let (context, key): (DecodingError.Context, (any CodingKey)?)
    switch error {
    case DecodingError.keyNotFound(let missing, let found): (context, key) = (found, missing)
    case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found):
      (context, key) = (found, nil)
    default:
      let line = RedactedDocument.problem(in: String(decoding: data, as: UTF8.self))?.line
      return "\(line.map { ":\($0)" } ?? ""): not a JSON document"
    }
    let path = (context.codingPath + [key].compactMap(\.self)).reduce(into: "") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? key.stringValue : ".\(key.stringValue)")
    }
    return ": \(path): not an HTTP archive: \(key == nil ? context.debugDescription : "it is missing.")"
  }
}

extension CocoaError {
  fileprivate static func unreadable(_ file: URL, _ text: String) -> CocoaError {
    CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file.path, NSLocalizedDescriptionKey: text])
  }
}
