import Foundation

/// A file among the parameters of a request whose content type is ``ContentType/multipart``.
///
/// ```swift
/// func getRequestParams() -> Any {
///   ["title": "Cat", "photo": MultipartFile(data: jpeg, fileName: "cat.jpg", contentType: "image/jpeg")]
/// }
/// ```
public struct MultipartFile: Sendable, Hashable {
  /// The contents of the file.
  public var data: Data

  /// The file name that is sent to the server. Quotes and line breaks in it are escaped as browsers do.
  public var fileName: String

  /// The media type, such as `image/jpeg`.
  public var contentType: String

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - data: the contents of the file.
  ///   - fileName: the file name that is sent to the server.
  ///   - contentType: the media type; one that contains a control character makes the request fail with
  ///     `EncodingError`.
  public init(data: Data, fileName: String, contentType: String = "application/octet-stream") {
    self.data = data
    self.fileName = fileName
    self.contentType = contentType
  }
}
