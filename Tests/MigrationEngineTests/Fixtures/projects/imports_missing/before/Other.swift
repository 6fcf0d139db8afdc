import SwiftyJSON
