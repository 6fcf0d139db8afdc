import LegacyJSON
import LegacyRequests
import ModernClient

extension Status.StatusParams: LegacyDecodable {
  /// Reads the report by its own `init(json:)`, so that old and migrated responses have the same report.
  ///
  /// - Parameter decoder: any decoder of JSON.
  /// - Throws: the decoder's error if it has no value.
  public init(from decoder: any Decoder) throws {
    // As a dictionary, because no decoder changes the spelling of a dictionary's keys.
    let container = try decoder.singleValueContainer()
    let fields = try? container.decode([String: JSON].self)
    self.init(json: JSON(fields ?? [:]))
  }
}

extension HTTPResponseStatus {
  /// The same report, as the new client knows it.
  public init(_ legacy: Status.StatusParams) {
    self.init(code: legacy.code, errorCode: legacy.errorCode, message: legacy.message)
  }
}
