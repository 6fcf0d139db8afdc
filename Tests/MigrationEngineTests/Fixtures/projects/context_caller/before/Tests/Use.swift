import SwiftyJSON

let sample = User(json: JSON(["name": "a"]))
