/// The accessors and members that a piece of old code reads from one value in a document.
///
/// Reads the source independently of recognition, so that payloads also exercise what recognition got wrong.
final class ReadShape {
  /// `int`, `stringValue` …; empty when only members are read, or the reader is unknown.
  var accessors: Set<String> = []
  /// The members, in the order in which they are read.
  private(set) var members: [(key: String, shape: ReadShape)] = []
  /// The reads of the elements, if the value is an array.
  private(set) var element: ReadShape?
  /// The types that are made of the value.
  var models: Set<String> = []
  /// Texts and numbers that the value is compared with, and raw values that are made of it.
  var expected: Set<String> = []
  /// Whether code that knows the format of a time reads it.
  var isTime = false
  /// The key that it is read by.
  let key: String

  init(key: String = "") { self.key = key }

  /// Whether nothing is known of how it is read.
  var isUnread: Bool { accessors.isEmpty && members.isEmpty && element == nil && models.isEmpty }

  func member(_ key: String) -> ReadShape {
    if let found = members.first(where: { $0.key == key }) { return found.shape }
    let shape = ReadShape(key: key)
    members.append((key, shape))
    return shape
  }

  func elements() -> ReadShape {
    if let element { return element }
    let shape = ReadShape()
    element = shape
    return shape
  }
}

extension ReadShape {
  /// Adds the read of a converted property.
  func add(_ field: FieldPlan) {
    let steps = field.isPath ? field.key.split(separator: ".").map(String.init) : [field.key]
    steps.reduce(self) { $0.member($1) }.add(field.type)
  }

  private func add(_ type: FieldType) {
    switch type {
    case .scalar(let scalar): accessors.insert(scalar.accessor)
    case .model(let model): models.insert(model)
    case .array(let element): elements().add(element)
    case .other: break
    }
  }
}

/// The basis for the payloads of one type.
struct PayloadPlan {
  /// The reads of the initializer.
  let root: ReadShape
  /// The shapes of all types, for those inside.
  let shapes: [String: ReadShape]
  /// Texts and numbers that the code compares with, and the raw values of its enums.
  let strings: [String]
  let numbers: [String]
  /// Keys that the code does not read but might: names of properties, in both spellings.
  let otherKeys: [String]

  /// All keys that are read, in the type and in those inside it.
  var keys: [String] {
    var keys: Set<String> = []
    var seen: Set<String> = []
    func collect(_ shape: ReadShape, depth: Int) {
      guard depth < 12 else { return }
      for member in shape.members {
        keys.insert(member.key)
        collect(member.shape, depth: depth + 1)
      }
      if let element = shape.element { collect(element, depth: depth + 1) }
      for model in shape.models where seen.insert(model).inserted {
        if let shape = shapes[model] { collect(shape, depth: depth + 1) }
      }
    }
    collect(root, depth: 0)
    return keys.sorted()
  }
}
