import Foundation
import HTTPTransport

/// The body of a request, and its content type.
struct RequestBody {
  let data: Data
  let contentType: String

  /// Writes parameters, or gives nil where there is nothing to write.
  ///
  /// - Throws: `EncodingError` when they can't be written so.
  init?(_ params: any RequestParams, as contentType: ContentType) throws {
    switch contentType {
    case .none: return nil
    case .json: try self.init(json: params.getRequestParams())
    case .form: try self.init(form: params.getRequestParams())
    case .multipart: try self.init(multipart: params.getRequestParams())
    }
  }

  private init(json params: Any) throws {
    // Asked first, because writing what is not valid ends the process.
    guard JSONSerialization.isValidJSONObject(params) else { throw Self.unwritable(params, as: "JSON") }
    // Sorted, so that the same request has the same bytes every time.
    data = try JSONSerialization.data(withJSONObject: params, options: .sortedKeys)
    contentType = "application/json"
  }

  private init(form params: Any) throws {
    guard let fields = try ParameterFields.texts(of: params) else { throw Self.unwritable(params, as: "a form") }
    data = Data(PercentEncoding.fields(fields).utf8)
    contentType = "application/x-www-form-urlencoded"
  }

  private init(multipart params: Any) throws {
    guard let fields = try ParameterFields.fields(of: params) else { throw Self.unwritable(params, as: "a form") }
    let form = try MultipartForm(
      fields.map { name, value in
        switch value {
        case .text(let text): .init(name: name, data: Data(text.utf8))
        case .bytes(let bytes): .init(name: name, data: bytes)
        case .file(let file):
          .init(name: name, data: file.data, fileName: file.fileName, contentType: file.contentType)
        }
      })
    data = form.data
    contentType = form.contentType
  }

  private static func unwritable(_ params: Any, as format: String) -> EncodingError {
    .invalidValue(params, .init(codingPath: [], debugDescription: "The parameters cannot be written as \(format)."))
  }
}
