import Foundation
import SwiftyJSON

protocol Backed {
  init(document: JSON)
}

public struct Update: Backed {
  public var json: Any {
    get { return document.object }
    set { document = JSON(newValue) }
  }
  internal var document: JSON
  public var id: Int {
    get { return document["id"].intValue }
    set { document["id"].intValue = newValue }
  }

  internal init(document: JSON = [:]) {
    self.document = document
  }
  public init(json: Any) {
    self.document = JSON(json)
  }
}

func update(of json: JSON) -> Update { Update(document: json["update"]) }
