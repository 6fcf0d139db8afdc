import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// The file whose contents are the body. Nil for a body in memory, and for none.
  ///
  /// ``URLSessionTransport`` sends the file, as often as it has to. Other transports find the file as a body stream,
  /// which can be read once. Setting a body or a body stream removes the file.
  package var bodyFile: URL? {
    get {
      #if canImport(FoundationNetworking)
        // A request forgets its properties there when it is changed, but keeps its stream.
        (httpBodyStream as? BodyFileStream)?.file
      #else
        httpBodyStream == nil
          ? nil : (URLProtocol.property(forKey: "bodyFile", in: self) as? String).map { URL(fileURLWithPath: $0) }
      #endif
    }
    set {
      #if canImport(FoundationNetworking)
        httpBodyStream = newValue.flatMap { BodyFileStream($0) }
      #else
        httpBodyStream = newValue.flatMap { InputStream(url: $0) }
        guard let copy = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
        if let newValue {
          URLProtocol.setProperty(newValue.path, forKey: "bodyFile", in: copy)
        } else {
          URLProtocol.removeProperty(forKey: "bodyFile", in: copy)
        }
        self = copy as URLRequest
      #endif
    }
  }

  /// Returns the request with a body stream that was not read yet, if its body is a file.
  package var withUnreadBodyFile: URLRequest {
    guard let bodyFile else { return self }
    var request = self
    request.bodyFile = bodyFile
    return request
  }
}

#if canImport(FoundationNetworking)
  /// A body that can be read as often as needed.
  struct RepeatableBody: Sendable {
    /// The number of bytes; nil if they can't be read.
    let size: Int?
    let stream: @Sendable () -> InputStream?
  }

  extension URLRequest {
    /// The body; nil for none, and for a stream of the caller's own.
    var repeatableBody: RepeatableBody? {
      if let bodyFile {
        return RepeatableBody(size: BodyFileStream(bodyFile)?.size) { BodyFileStream(bodyFile) }
      }
      guard let httpBody, !httpBody.isEmpty else { return nil }
      return RepeatableBody(size: httpBody.count) { InputStream(data: httpBody) }
    }
  }
#endif

extension URLSession {
  /// Returns a task for a request, whose body may be a file.
  func task(for request: URLRequest) throws -> URLSessionTask {
    #if canImport(FoundationNetworking)
      // Always as a stream: of other bodies, an upload that libcurl begins again on another connection lacks the start.
      guard let body = request.repeatableBody else { return dataTask(with: request) }
      guard let size = body.size, let stream = body.stream() else { throw CocoaError(.fileReadNoSuchFile) }
      var request = request
      request.httpBodyStream = stream
      request.setValue("\(size)", forHTTPHeaderField: "Content-Length")
      // A field with a space for its value makes libcurl leave out its own `Transfer-Encoding: chunked`.
      request.setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
      return dataTask(with: request)
    #else
      guard let file = request.bodyFile else { return dataTask(with: request) }
      guard (try file.resourceValues(forKeys: [.isRegularFileKey])).isRegularFile == true else {
        throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: file])
      }
      var request = request
      request.httpBodyStream = nil
      return uploadTask(with: request, fromFile: file)
    #endif
  }
}

#if canImport(FoundationNetworking)
  /// The bytes of a file, exactly as many as were announced: a file that became shorter is an error, and what was added
  /// to it is not sent.
  final class BodyFileStream: InputStream {
    let file: URL
    /// The number of bytes; nil if the file can't be read.
    let size: Int?
    private var rest: Int

    init?(_ file: URL) {
      let values = try? FileManager.default.attributesOfItem(atPath: file.path)
      let isFile = values?[.type] as? FileAttributeType == .typeRegular
      size =
        isFile && FileManager.default.isReadableFile(atPath: file.path) ? (values?[.size] as? NSNumber)?.intValue : nil
      rest = size ?? 0
      self.file = file
      super.init(url: file)
    }

    override var hasBytesAvailable: Bool { rest > 0 || size == nil }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
      guard rest > 0 else { return size == nil ? -1 : 0 }
      let count = super.read(buffer, maxLength: min(length, rest))
      guard count > 0 else { return -1 }
      rest -= count
      return count
    }
  }
#endif
