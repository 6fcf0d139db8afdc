import SwiftyJSON

protocol Parsed {
  init(json: JSON)
}
