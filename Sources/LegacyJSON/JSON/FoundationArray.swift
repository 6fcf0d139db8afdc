import Foundation

/// The elements of an array as Foundation objects, once somebody has asked for them.
///
/// Code from SwiftyJSON, which keeps such objects, asks again for each index. What is kept here belongs to one array that
/// never changes: a changed one gets another.
///
/// `@unchecked Sendable` holds because `contents` is touched only between `lock()` and `unlock()`, and nothing changes the
/// objects in it.
final class FoundationArray: @unchecked Sendable {
  /// Shorter arrays are converted each time: that takes no longer than it takes to keep this for all of them.
  static let leastCount = 16

  private let lock = NSLock()
  private var contents: [Any]?

  /// The elements as Foundation objects.
  ///
  /// - Parameters:
  ///   - array: the elements.
  ///   - kept: where they are kept, if the array is long.
  ///   - depth: how many containers the array is in.
  /// - Returns: the objects.
  static func contents(of array: [JSON], keptIn kept: FoundationArray?, depth: Int) -> [Any] {
    if let contents = kept?.lock.withLock({ kept?.contents }) { return contents }
    let contents = DeepRecursion.descend(to: depth) { array.map { $0.containedObject(depth: depth + 1) } }
    if let kept { kept.lock.withLock { kept.contents = contents } }
    return contents
  }
}

extension JSON.Storage {
  /// The storage of an array, with a place for its Foundation objects when it is long.
  static func elements(_ elements: [JSON]) -> JSON.Storage {
    .array(elements, elements.count < FoundationArray.leastCount ? nil : FoundationArray())
  }
}
