import Foundation

/// Writes fields and files as `multipart/form-data` (RFC 7578), the same for old and new requests.
///
/// ```swift
/// let form = try MultipartForm([
///   .init(name: "title", data: Data("Cat".utf8)),
///   .init(name: "photo", data: jpeg, fileName: "cat.jpg", contentType: "image/jpeg"),
/// ])
/// request.httpBody = form.data
/// request.setValue(form.contentType, forHTTPHeaderField: "Content-Type")
/// ```
package struct MultipartForm: Sendable {
  /// One field or file of a form.
  package struct Part: Sendable, Hashable {
    /// The field's name.
    package var name: String

    /// The contents of the part, sent as they are.
    package var data: Data

    /// The file with the contents of the part, in place of the data; for ``write(_:boundary:to:)`` alone.
    package var file: URL?

    /// The name of the file; a part without one is a plain field.
    package var fileName: String?

    /// The media type of the data; a part without one is text.
    package var contentType: String?

    package init(
      name: String, data: Data, file: URL? = nil, fileName: String? = nil, contentType: String? = nil
    ) {
      self.name = name
      self.data = data
      self.file = file
      self.fileName = fileName
      self.contentType = contentType
    }
  }

  /// The body.
  package let data: Data

  /// The separator between the parts.
  package let boundary: String

  /// The value of the `Content-Type` header, with the boundary in it.
  package var contentType: String { Self.contentType(boundary: boundary) }

  /// Returns the value of the `Content-Type` header of a form with a boundary.
  package static func contentType(boundary: String) -> String { "multipart/form-data; boundary=\(boundary)" }

  /// Writes a form, the same bytes for the same parts as long as the program runs.
  ///
  /// - Parameter parts: the fields and files, in their order; there may be several of one name.
  /// - Throws: as ``init(_:makeBoundary:)``.
  package init(_ parts: [Part]) throws {
    var attempt = 0
    try self.init(parts) {
      attempt += 1
      return Self.boundary(of: parts, attempt)
    }
  }

  /// Writes a form.
  ///
  /// - Parameters:
  ///   - parts: the fields and files, in their order; there may be several of one name.
  ///   - makeBoundary: gives what might separate them, until something is found that does not occur in them.
  /// - Throws: `EncodingError` for a content type with a control character, which would become a header of its own.
  package init(_ parts: [Part], makeBoundary: () -> String) throws {
    let headers = try parts.map { Data(try $0.header().utf8) }
    let contents = headers + parts.map(\.data)
    var boundary = makeBoundary()
    while contents.contains(where: { $0.contains(boundary) }) { boundary = makeBoundary() }

    var body = Data()
    body.reserveCapacity(contents.reduce(0) { $0 + $1.count } + (parts.count + 1) * (boundary.utf8.count + 6))
    try Self.write(parts, boundary: boundary) { body += $0 }
    data = body
    self.boundary = boundary
  }

  /// Writes a form piece by piece, without keeping its files in memory.
  ///
  /// - Parameters:
  ///   - parts: the fields and files, in their order.
  ///   - boundary: the separator, which must not occur in the parts: ``randomBoundary()``.
  ///   - output: takes the pieces.
  /// - Throws: as ``init(_:makeBoundary:)``; an error if a file can't be read; the errors of `output`.
  package static func write(_ parts: [Part], boundary: String, to output: (Data) throws -> Void) throws {
    for part in parts {
      try output(Data("--\(boundary)\r\n\(try part.header())".utf8))
      if let file = part.file {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        while let piece = try handle.read(upToCount: 1 << 18), !piece.isEmpty { try output(piece) }
      } else {
        try output(part.data)
      }
      try output(Data("\r\n".utf8))
    }
    try output(Data("--\(boundary)--\r\n".utf8))
  }

  /// A boundary of 128 random bits, which nobody can have put into a file.
  package static func randomBoundary() -> String {
    "form-" + [0, 1].map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined(separator: "-")
  }

  /// A boundary of the characters that need no quotes in a header, and well below the 70 that there may be.
  ///
  /// Swift's hash has another seed in every run of the program, so that nobody can make a file that holds the boundary.
  private static func boundary(of parts: [Part], _ attempt: Int) -> String {
    let halves = [0, 1].map { half in
      var hasher = Hasher()
      hasher.combine(parts)
      hasher.combine(attempt)
      hasher.combine(half)
      return String(UInt(bitPattern: hasher.finalize()), radix: 16)
    }
    return "form-" + halves.joined(separator: "-")
  }
}

extension MultipartForm.Part {
  fileprivate func header() throws -> String {
    var header = "Content-Disposition: form-data; name=\"\(Self.escape(name))\""
    if let fileName { header += "; filename=\"\(Self.escape(fileName))\"" }
    if let contentType {
      guard !contentType.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        throw EncodingError.invalidValue(
          contentType, .init(codingPath: [], debugDescription: "A content type holds no control characters."))
      }
      header += "\r\nContent-Type: \(contentType)"
    }
    return header + "\r\n\r\n"
  }

  /// Escapes the characters that browsers escape, and no others: the rest is sent as UTF-8, and a `%` stays as it is.
  private static func escape(_ name: String) -> String {
    // Scalar by scalar, since a CR and an LF make one character.
    var escaped = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": escaped += "%22".unicodeScalars
      case "\r": escaped += "%0D".unicodeScalars
      case "\n": escaped += "%0A".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

extension Data {
  /// Whether a text occurs in the bytes.
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
