import Foundation

/// A document as an app's server gives it, of a megabyte or so when it has 4,000 items.
enum ProductsDocument {
  /// - Parameter count: How many items there are.
  /// - Returns: The document, the same every time.
  static func data(count: Int) -> Data {
    let items = (0..<count).map { index in
      """
      {"id":\(index + 1),"product_id":"com.example.diamond.\(index)","name":"ダイヤ \(index) pieces","price":"\(index % 97 * 10)",\
      "coin":\(index * 3),"rate":\(Double(index % 50) / 10),"is_new":\(index % 3 == 0),"image_url":"https:\\/\\/cdn.example.com\\/i\\/\(index).png",\
      "campaign":\(index % 4 == 0 ? "null" : "{\"id\":\(index),\"title\":\"Spring sale\"}"),"tags":["a","tag-\(index % 7)"]}
      """
    }
    return Data("{\"status\":{\"code\":0},\"items\":[\(items.joined(separator: ","))]}".utf8)
  }
}
