/// The values of an object's members in the order of the document. Objects of the same shape share their keys.
///
/// `@unchecked Sendable` holds because the buffer is never changed once the list is initialized.
package struct MemberList: @unchecked Sendable {
  /// The keys, with the values behind them: one allocation for each object, and one reference to copy.
  private final class Buffer: ManagedBuffer<MemberNames, JSON> {
    deinit {
      withUnsafeMutablePointers { names, values in
        _ = values.deinitialize(count: names.pointee.keys.count)
      }
    }
  }

  private let buffer: ManagedBuffer<MemberNames, JSON>

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - names: the keys.
  ///   - values: as many values.
  init(_ names: MemberNames, values: ArraySlice<JSON>) {
    precondition(names.keys.count == values.count, "Each key has a value.")
    buffer = Buffer.create(minimumCapacity: values.count) { _ in names }
    buffer.withUnsafeMutablePointerToElements { elements in
      for (position, value) in values.enumerated() { (elements + position).initialize(to: value) }
    }
  }

  /// The keys.
  var names: MemberNames { buffer.header }

  /// The value at a position.
  subscript(position: Int) -> JSON {
    buffer.withUnsafeMutablePointers { names, elements in
      precondition(names.pointee.keys.indices.contains(position), "There is no such member.")
      return elements[position]
    }
  }

  /// The members by their keys. The order is the same each time.
  var dictionary: [String: JSON] {
    // This copies the hash table, so that an index into one dictionary can be used with the next one.
    names.positions.mapValues { self[$0] }
  }

  /// Returns the value of a member, or nil if there is none with the key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - position: the member that is probably asked for. Afterwards the one behind the member.
  package func value(for key: String, expectedAt position: inout Int) -> JSON? {
    buffer.withUnsafeMutablePointers { names, values in
      guard let found = names.pointee.position(of: key, expected: position) else { return nil }
      position = found + 1
      return values[found]  // There is a value for each key.
    }
  }
}

/// The keys of the objects of one shape, in the order of the document. No key comes twice.
package final class MemberNames: Sendable {
  /// Objects with more members are hashed, so that their dictionary need not be copied.
  static let maximumCount = 24

  let keys: [String]
  let positions: [String: Int]
  /// Whether equal keys have the same bytes.
  private let isASCII: Bool
  /// The bytes of all keys, each with a quotation mark behind it. None if a document may spell a key in several ways.
  private let spelling: [UInt8]
  /// The positions behind the keys in `spelling`.
  private let ends: [Int]

  /// Creates a shape. Returns nil if a key comes twice.
  init?(_ keys: ArraySlice<String>) {
    self.keys = Array(keys)
    isASCII = keys.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    positions = Dictionary(zip(keys, 0...)) { first, _ in first }
    var (spelling, ends): ([UInt8], [Int]) = ([], [])
    if keys.allSatisfy({ $0.utf8.allSatisfy(Self.isPlain) }) {
      for key in keys {
        spelling += key.utf8
        spelling.append(UInt8(ascii: "\""))
        ends.append(spelling.count)
      }
    }
    (self.spelling, self.ends) = (spelling, ends)
    guard positions.count == keys.count else { return nil }
  }

  /// Whether a byte stands for itself in a document's string, whatever is around it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Returns the position behind a key and its quotation mark, or nil if the document has something else there.
  ///
  /// - Parameters:
  ///   - index: the position of the key in the shape. There may be fewer keys.
  ///   - bytes: the document.
  ///   - start: the position in the document behind the opening quotation mark.
  func end(ofKey index: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard index < ends.count else { return nil }
    let first = index == 0 ? 0 : ends[index - 1]
    let count = ends[index] - first
    guard count <= bytes.count - start else { return nil }
    for offset in 0..<count where spelling[first + offset] != bytes[start + offset] { return nil }
    return start + count
  }

  /// Returns whether these are the shape's keys, byte for byte.
  func matches(_ others: ArraySlice<String>) -> Bool {
    keys.elementsEqual(others) && (isASCII || keys.elementsEqual(others) { $0.utf8.elementsEqual($1.utf8) })
  }

  /// Returns the position of a key. If the keys are asked for in their order, it is found without hashing.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - expected: the position to look at first.
  func position(of key: String, expected: Int = 0) -> Int? {
    if expected < keys.count, keys[expected] == key { return expected }
    return positions[key]
  }
}
