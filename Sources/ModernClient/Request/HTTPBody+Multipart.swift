import Foundation
import HTTPTransport

extension HTTPBody {
  /// A field or a file of a multipart form.
  public struct Part: Sendable, Hashable {
    let name: String
    let data: Data
    /// The file with the content, which then has no data.
    var file: URL?
    let fileName: String?
    let contentType: String?

    /// Creates a field with a string.
    ///
    /// - Parameters:
    ///   - name: the field's name.
    ///   - value: the text.
    public static func field(_ name: String, _ value: String) -> Part {
      Part(name: name, data: Data(value.utf8), fileName: nil, contentType: nil)
    }

    /// Creates a part for a file, or other data.
    ///
    /// - Parameters:
    ///   - name: the field's name.
    ///   - data: the file's content, sent unchanged.
    ///   - fileName: the file's name. Nil for data that is not a file.
    ///   - contentType: the content type of the data.
    public static func file(
      _ name: String, data: Data, fileName: String?, contentType: String = "application/octet-stream"
    ) -> Part {
      Part(name: name, data: data, fileName: fileName, contentType: contentType)
    }

    /// Creates a part for a file on disk, whose content is not kept in memory.
    ///
    /// - Parameters:
    ///   - name: the field's name.
    ///   - file: the file, sent unchanged.
    ///   - fileName: the name to send. Nil means that of the file.
    ///   - contentType: the content type of the file.
    public static func file(
      _ name: String, at file: URL, fileName: String? = nil, contentType: String = "application/octet-stream"
    ) -> Part {
      Part(
        name: name, data: Data(), file: file, fileName: fileName ?? file.lastPathComponent, contentType: contentType)
    }
  }

  /// Creates a body with fields and files as `multipart/form-data` (RFC 7578).
  ///
  /// ```swift
  /// struct UploadPhoto: HTTPPostRequest {
  ///   typealias Response = Photo
  ///
  ///   let endpoint: any HTTPEndpointConvertible = .path("photos")
  ///   let body: HTTPBody?
  ///
  ///   init(title: String, jpeg: Data) {
  ///     body = .multipart([
  ///       .field("title", title),
  ///       .file("photo", data: jpeg, fileName: "photo.jpg", contentType: "image/jpeg"),
  ///     ])
  ///   }
  /// }
  /// ```
  ///
  /// The boundary depends on the parts: within one run of the program, the same parts give the same bytes. With a file
  /// on disk (``Part/file(_:at:fileName:contentType:)``), the body is put together in a temporary file, and sent with
  /// its length.
  ///
  /// - Parameter parts: the fields and files, in their order; there may be several of one name.
  /// - Returns: the body; ``data()`` throws for a content type with a control character in it.
  public static func multipart(_ parts: [Part]) -> HTTPBody {
    let formParts = parts.map {
      MultipartForm.Part(
        name: $0.name, data: $0.data, file: $0.file, fileName: $0.fileName, contentType: $0.contentType)
    }
    guard parts.allSatisfy({ $0.file == nil }) else {
      let boundary = MultipartForm.randomBoundary()
      return HTTPBody(
        contentType: MultipartForm.contentType(boundary: boundary),
        content: .written(
          { file in try MultipartForm.write(formParts, boundary: boundary) { try file.write(contentsOf: $0) } },
          inMemory: {
            var data = Data()
            try MultipartForm.write(formParts, boundary: boundary) { data += $0 }
            return data
          }))
    }
    let form = Result { try MultipartForm(formParts) }
    let contentType = (try? form.get().contentType) ?? "multipart/form-data"
    return HTTPBody(contentType: contentType, content: form.map(\.data))
  }
}
