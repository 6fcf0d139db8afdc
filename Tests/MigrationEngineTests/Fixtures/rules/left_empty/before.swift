import SwiftyJSON

class Album {
  var title: String!
  init(fromJson json: JSON!) {
    if json.isEmpty { return }
    title = json["title"].stringValue
  }
}

class Albums {
  var albums: [Album]!
  var rows: [AnyObject]!
  var owner: String!
  var state: String?
  var rank = 1

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    albums = [Album]()
    let albumArray = json.arrayValue
    for albumJson in albumArray {
      let value = Album(fromJson: albumJson)
      albums.append(value)
    }
    rows = [AnyObject]()
    let rowsArray = json["rows"].arrayValue
    for rowJson in rowsArray {
      rows.append(rowJson.stringValue as AnyObject)
    }
    owner = json["owner"].stringValue
    if json["open"].boolValue {
      state = "open"
    } else {
      state = json["state"].string
    }
    rank = 10 - json["rank"].intValue
  }
}

func albums(_ json: JSON) -> Albums { Albums(fromJson: json) }
