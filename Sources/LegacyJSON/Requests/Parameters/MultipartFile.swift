import Foundation

/// A file among the parameters of a request whose content type is ``ContentType/multipart``.
///
/// ```swift
/// func getRequestParams() -> Any {
///   ["title": "Cat", "photo": MultipartFile(data: jpeg, fileName: "cat.jpg", contentType: "image/jpeg")]
/// }
/// ```
public struct MultipartFile: Sendable, Hashable {
  /// What is in the file.
  public var data: Data

  /// The name that the server gets to know. Quotes and line breaks in it are escaped as browsers do.
  public var fileName: String

  /// The media type, such as `image/jpeg`.
  public var contentType: String

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - data: what is in the file.
  ///   - fileName: the name that the server gets to know.
  ///   - contentType: the media type; one with a control character in it makes the request fail with `EncodingError`.
  public init(data: Data, fileName: String, contentType: String = "application/octet-stream") {
    self.data = data
    self.fileName = fileName
    self.contentType = contentType
  }
}
