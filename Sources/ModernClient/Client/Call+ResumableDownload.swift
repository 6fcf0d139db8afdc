import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Call {
  /// Downloads the rest of a file, or all of it, and keeps what has arrived if the download breaks off.
  func resumeDownload(to file: URL) async throws(HTTPClientError) -> FullResponse<URL> {
    let partial = PartialDownload(of: file)
    if let response = try await attempt(partial, resuming: true) { return response }
    // The kept part belongs to another version of the file.
    partial.remove()
    if let response = try await attempt(partial, resuming: false) { return response }
    throw failure(.transport(URLError(.badServerResponse)), of: nil)
  }

  /// Downloads the rest, or all.
  ///
  /// - Returns: the response. Nil if the rest does not fit what is there.
  private func attempt(_ partial: PartialDownload, resuming: Bool) async throws(HTTPClientError) -> FullResponse<URL>? {
    var call = self
    let found = Locked<PartialDownload.Info?>(nil)
    // Reported here, because the transport does not know of the part that is there.
    call.progress = nil
    call.prepare = { request in
      // A range counts the bytes as they are sent.
      request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
      // A range of the request's own is another download.
      guard resuming, request.value(forHTTPHeaderField: "Range") == nil, let info = partial.info(for: request) else {
        return
      }
      found.withLock { $0 = info }
      request.setValue("bytes=\(info.count)-", forHTTPHeaderField: "Range")
      request.setValue(info.validator, forHTTPHeaderField: "If-Range")
    }
    let (response, body, outgoing) = try await call.stream()
    let kept = found.withLock { $0 }
    if kept != nil, response.statusCode == 416 { return nil }
    try checkStatus(of: response, to: outgoing)
    do {
      var start: Int64 = 0
      var total = response.header("Content-Length").flatMap { Int64($0) }
      if let kept, response.statusCode == 206 {
        guard let range = ContentRange(response), range.start == kept.count,
          PartialDownload.validator(of: response).map({ $0 == kept.validator }) ?? true
        else { return nil }
        start = kept.count
        total = range.total
      } else if response.statusCode == 206, outgoing.value(forHTTPHeaderField: "Range") == nil {
        // A part that nobody asked for.
        throw URLError(.badServerResponse)
      } else if response.header("Content-Encoding") != nil {
        total = nil
      }
      try partial.begin(at: start, validator: PartialDownload.validator(of: response) ?? kept?.validator, for: outgoing)
      var count = start
      let handle = try FileHandle(forWritingTo: partial.data)
      defer { try? handle.close() }
      try handle.truncate(atOffset: UInt64(start))
      try handle.seekToEnd()
      for try await piece in body {
        try handle.write(contentsOf: piece)
        count += Int64(piece.count)
        progress?(TransferProgress(.download, completedBytes: count, totalBytes: total))
      }
      if let total, count != total { throw URLError(.networkConnectionLost) }
      try handle.close()
      try partial.replace()
    } catch {
      partial.removeUnlessResumable()
      throw failure(.transport(error), of: outgoing, response: response)
    }
    return FullResponse(partial.file, of: response)
  }
}

/// The value of a `Content-Range` header (RFC 9110, 14.4).
private struct ContentRange {
  let start: Int64
  let total: Int64?

  init?(_ response: ServerResponse) {
    guard let text = response.header("Content-Range")?.lowercased(), text.hasPrefix("bytes ") else { return nil }
    let parts = text.dropFirst("bytes ".count).split(separator: "/")
    guard parts.count == 2, let first = parts[0].split(separator: "-").first, let start = Int64(first) else {
      return nil
    }
    self.start = start
    total = Int64(parts[1])
  }
}
