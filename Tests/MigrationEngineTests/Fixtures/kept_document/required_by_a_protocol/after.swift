import LegacyJSON
import Bridge

protocol Backed {
  init(document: JSON)
  var document: JSON { get set }
}

public struct Update: LegacyDecodable, Backed {
  @DecodedBy<WholeDocumentRule> internal var document: JSON

  public var id: Int64 {
    get { return document["id"].int64Value }
    set { document["id"].int64Value = newValue }
  }

  /// Keeps the document.
  internal init(document: JSON = [:]) {
    self.document = document
  }

  public init(json: Any) {
    document = JSON(json)
  }
}
