import Foundation

extension JSON {
  /// The elements, or nil when the value is not an array.
  public var array: [JSON]? {
    if case .array(let array, _) = storage { array } else { nil }
  }

  /// The elements; empty when the value is not an array.
  public var arrayValue: [JSON] { array ?? [] }

  /// The elements as Foundation objects, or nil when the value is not an array. A long array is converted once and
  /// cached, so `json.arrayObject?[index]` in a loop stays fast.
  ///
  /// Setting it makes the value an array; nil makes it null.
  public var arrayObject: [Any]? {
    get {
      guard case .array(let array, let foundation) = storage else { return nil }
      return FoundationArray.contents(of: array, keptIn: foundation, depth: 0)
    }
    set { object = newValue ?? NSNull() }
  }

  /// The members, or nil when the value is not an object.
  public var dictionary: [String: JSON]? {
    members?.dictionary
  }

  /// The members in the form in which they are stored, or nil when the value is not an object.
  package var members: Members? {
    if case .dictionary(let members) = storage { members } else { nil }
  }

  /// The members if they are listed.
  package var listedMembers: MemberList? {
    if case .dictionary(.listed(let members)) = storage { members } else { nil }
  }

  /// The members; empty when the value is not an object.
  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }

  /// The members as Foundation objects, or nil when the value is not an object.
  ///
  /// Setting it makes the value an object; nil makes it null.
  public var dictionaryObject: [String: Any]? {
    get { dictionary?.mapValues { $0.containedObject() } }
    set { object = newValue ?? NSNull() }
  }
}
