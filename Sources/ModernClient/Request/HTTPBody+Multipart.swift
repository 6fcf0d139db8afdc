import Foundation
import HTTPTransport

extension HTTPBody {
  /// A field or a file of a multipart form.
  public struct Part: Sendable, Hashable {
    let name: String
    let data: Data
    let fileName: String?
    let contentType: String?

    /// A field with a text.
    ///
    /// - Parameters:
    ///   - name: the field's name.
    ///   - value: the text.
    public static func field(_ name: String, _ value: String) -> Part {
      Part(name: name, data: Data(value.utf8), fileName: nil, contentType: nil)
    }

    /// A file, or other data.
    ///
    /// - Parameters:
    ///   - name: the field's name.
    ///   - data: what the file holds, sent as it is.
    ///   - fileName: the file's name; nil for data that is no file.
    ///   - contentType: what kind of data it is.
    public static func file(
      _ name: String, data: Data, fileName: String?, contentType: String = "application/octet-stream"
    ) -> Part {
      Part(name: name, data: data, fileName: fileName, contentType: contentType)
    }
  }

  /// Fields and files as `multipart/form-data` (RFC 7578).
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
  /// The boundary between the parts is made of them: as long as the program runs, the same parts are the same bytes.
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
