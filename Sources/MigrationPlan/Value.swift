/// The value that code makes of a document, independent of its spelling.
///
/// Cases are created by the functions in `Value+NormalForm.swift` where there is one, so that equal meanings are equal
/// values.
package indirect enum Value: Sendable, Hashable {
  /// A part of the document, which is never nil: it is null where there is nothing.
  case document(DocumentPath)
  /// The elements of an array: `array`. Nil for anything else.
  case documents(DocumentPath)
  /// The members of an object: `dictionary`. Nil for anything else.
  case fields(DocumentPath)
  /// A scalar: `int`. Nil for anything else.
  case read(DocumentPath, Scalar)
  /// The key of the member that the sequence so many sequences deep is at.
  case entryKey(depth: Int)
  /// A scalar, coerced: `intValue`. Zero, or empty, for anything else.
  case coerced(DocumentPath, Scalar)
  /// The elements of an array, or the members of an object, in any order; none for anything else.
  case entries(DocumentPath)
  /// The elements of an array, or an absent one for each member of an object: what has the numbers below `count`. None for
  /// anything else.
  case counted(DocumentPath)
  /// A number, or one that a text says. Nil for anything else.
  case lossless(DocumentPath, Scalar)
  /// `number`. Nil for anything else.
  case number(DocumentPath)
  /// `numberValue`. Zero for anything else.
  case coercedNumber(DocumentPath)
  /// A model of the project, by its full name; nil for a document that it refuses.
  case model(String, DocumentPath, mayRefuse: Bool)
  /// The documents of an array in another order, or some of them: the array, and what makes the new one of it.
  case arranged(Value, by: Code)
  /// A document of an array; nil where there is none.
  case picked(from: Value, by: Code)
  /// A value that the elements of an array are added to, one after the other.
  case total(Value, of: Value, each: Value)
  /// A value for each element of an array; nil if the array is.
  case elements(of: Value, each: Value, dropsNil: Bool)
  /// The elements of all arrays of an array; see ``flatten(_:)``.
  case flattened(Value)
  /// The first value, or the second if that is nil.
  case coalesce(Value, Value)
  /// The first value if the condition holds, otherwise the second.
  case choice(Condition, Value, Value)
  /// An optional value that is known to be there.
  case unwrapped(Value)
  /// An optional value, without which the program stops.
  case forced(Value)
  /// Something that the libraries make of a value.
  case made(Maker, Value)
  /// Elements behind those of another array.
  case appended(Value, Value)
  /// The value that a property begins with, which is not a literal.
  case initial(property: String)
  /// A literal, as source.
  case literal(Literal)
  /// A case of an enumeration; without one, of whatever is asked for where it stands.
  case member(of: Enumeration?, String)
  case emptyArray
  case emptyDictionary
  case none
  /// A variable that has no value yet.
  case unset
  /// The answer to a check.
  case truth(Condition)
  /// The type of a part of the document: `type`.
  case kind(DocumentPath)
  /// `null`. Nil for everything but null.
  case null(DocumentPath)
  /// The number of elements, members, or characters.
  case count(of: Value)
  /// A value as Foundation has it.
  case untyped(Untyped, DocumentPath)
  /// A value as Foundation has it, cast to a type of the standard library; nil for a value of another type.
  case cast(DocumentPath, to: String)
  /// Several values in one.
  case tuple([Value])
  /// An array of which all elements are known, and at least one is there.
  case list([Value])
  /// A dictionary of which all members are known: of each a literal and a value.
  case table([Value])
  /// An array of those of some values that are there.
  case some([Value])
  /// Anything else that code makes of values.
  case code(Code)
  /// What code makes, and other statements configure.
  case object(ConfiguredObject)
  /// A value of a type of the project, of which it is known what its properties hold.
  case instance(Instance)

  /// A value of a type of the project.
  package struct Instance: Sendable, Hashable {
    /// The full name of the type.
    package let type: String
    package var properties: [String: Value]
    /// The value as code makes it; nil where nothing but statements makes it.
    package var made: Value?

    package init(of type: String, _ properties: [String: Value], made: Value? = nil) {
      self.type = type
      self.properties = properties
      self.made = made
    }

    /// The values of the properties, in an order of their own.
    var values: [Value] { properties.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// A literal of the source.
  package struct Literal: Sendable, Hashable {
    /// The literal as it is written.
    package let source: String
    /// The text of a string; nil for other literals.
    package let text: String?

    package static let emptyText = Literal(#""""#, text: "")
    package static let `true` = Literal("true")
    static let `false` = Literal("false")

    package init(_ source: String, text: String? = nil) {
      self.source = source
      self.text = text
    }

    /// Whether no other value is equal to it. (`-0.0` is equal to `0`, and a Kelvin sign to a `K`.)
    var isOnlyEqualToItself: Bool { text?.isEmpty ?? !isZero }

    /// The value of `true` and `false`; nil for other literals.
    package var truth: Bool? { ["true": true, "false": false][source] }

    /// Whether it is what coercing nothing gives.
    var isZero: Bool { ["0", #""""#].contains(canonical) }

    /// Whether it is another value than what coercing nothing gives.
    package var isCertainlyNotZero: Bool {
      text.map { !$0.isEmpty } ?? truth ?? (Double(source).map { $0 != 0 } == true)
    }

    /// Whether no value is equal to both.
    func isCertainlyNot(_ other: Literal) -> Bool {
      if let text, let otherText = other.text { return text != otherText }
      if let truth, let otherTruth = other.truth { return truth != otherTruth }
      if let number = Double(canonical), let otherNumber = Double(other.canonical) { return number != otherNumber }
      return false
    }

    /// The literal without what does not change its value: `0` and `0.0` are the same, and so are `1000` and `1_000`.
    package var canonical: String {
      guard text == nil, truth == nil, let first = source.utf8.first, first != UInt8(ascii: "-") else { return source }
      let digits = source.replacing("_", with: "")
      if let number = Int(digits) { return String(number) }
      // An integer beyond these has no `Double` of its own.
      guard let number = Double(digits), number < Double(1 << 53) else { return source }
      return Int(exactly: number).map(String.init) ?? "\(number)"
    }

    package static func == (one: Literal, other: Literal) -> Bool { one.canonical == other.canonical }

    package func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
  }

  /// The accessors for values as Foundation has them.
  package enum Untyped: String, Sendable, Hashable {
    case object, arrayObject, dictionaryObject
    /// An element or a member of such an array or dictionary: numbers in there are cast in another way.
    case part
  }

  /// A function of the standard library, or of Foundation.
  package enum Maker: Sendable, Hashable {
    /// `Role(rawValue: value)`.
    case rawValue(of: Enumeration)
    /// `Double(text)`.
    case number(Scalar)
    /// `URL(string: text)`.
    case url
    /// `Date(timeIntervalSince1970: seconds)`.
    case dateSince1970

    /// Whether it gives nil for some values.
    package var mayFail: Bool {
      if case .dateSince1970 = self { return false }
      return true
    }
  }
}
