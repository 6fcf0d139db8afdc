import Foundation

extension [UInt8] {
  /// Whether the bytes of a text stand anywhere in these.
  func contains(text: String) -> Bool { contains(bytes: Array(text.utf8)) }

  /// Whether other bytes stand anywhere in these.
  func contains(bytes: [UInt8]) -> Bool {
    withUnsafeBytes { all in
      bytes.withUnsafeBytes { searched in
        guard var start = all.baseAddress, let pattern = searched.baseAddress else { return searched.isEmpty }
        let end = start + all.count
        while end - start >= searched.count, let next = memchr(start, Int32(searched[0]), end - start) {
          let candidate = UnsafeRawPointer(next)
          guard end - candidate >= searched.count else { return false }
          if memcmp(candidate, pattern, searched.count) == 0 { return true }
          start = candidate + 1
        }
        return false
      }
    }
  }

  /// Whether ASCII letters stand anywhere in these, each in either case.
  func containsIgnoringCase(_ text: StaticString) -> Bool {
    withUnsafeBufferPointer { bytes in
      let length = text.utf8CodeUnitCount
      guard bytes.count >= length else { return false }
      return (0...(bytes.count - length)).contains { start in
        (0..<length).allSatisfy { bytes[start + $0] | 0x20 == text.utf8Start[$0] }
      }
    }
  }

  /// The offsets at which the lines of a text begin. Lines end as they do for the compiler.
  var lineStarts: [Int] {
    var starts = [0]
    withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "\n"): starts.append(index + 1)
        case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"):
          starts.append(index + 1)
        default: break
        }
      }
    }
    return starts
  }
}
