import Foundation
import HTTPTransport

extension HTTPBody {
  /// A field or a file of a multipart form.
  public struct Part: Sendable, Hashable {
    let name: String
    let data: Data
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
  /// The boundary depends on the parts: within one run of the program, the same parts give the same bytes.
  ///
  /// - Parameter parts: the fields and files, in their order; there may be several of one name.
  /// - Returns: the body; ``data()`` throws for a content type with a control character in it.
  public static func multipart(_ parts: [Part]) -> HTTPBody {
    let form = Result {
      try MultipartForm(
        parts.map { .init(name: $0.name, data: $0.data, fileName: $0.fileName, contentType: $0.contentType) })
    }
    let contentType = (try? form.get().contentType) ?? "multipart/form-data"
    return HTTPBody(contentType: contentType, content: form.map(\.data))
  }
}
