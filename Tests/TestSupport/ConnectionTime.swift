import Foundation

extension String {
  /// This message without the time that libcurl says a refused connection took: two attempts may differ in it.
  public var withoutConnectionTime: String {
    replacingOccurrences(of: "after [0-9]+ ms", with: "", options: .regularExpression)
  }
}
