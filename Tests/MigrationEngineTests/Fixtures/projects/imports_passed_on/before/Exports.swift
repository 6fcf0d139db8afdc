@_exported import SwiftyJSON
