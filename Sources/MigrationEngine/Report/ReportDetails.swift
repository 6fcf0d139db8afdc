extension Report {
  /// Why an item ended as it did, and the place that shows it.
  public struct Finding: Sendable, Codable, Equatable {
    public var text: String
    /// The name of the kind of reason, for `explain`; nil in reports of earlier versions.
    public var reason: String?
    /// The file, line and column; nil for what no single place shows.
    public var file: String?
    public var line: Int?
    public var column: Int?

    init(_ reason: Reason) {
      text = reason.text
      self.reason = reason.kind.name
      file = reason.position?.path
      line = reason.position?.line
      column = reason.position?.column
    }
  }

  /// A stored property, and how its value is read afterwards.
  public struct Property: Sendable, Codable, Equatable {
    /// How the new code says what is read.
    public enum Form: String, Sendable, Codable {
      /// By the property alone; the compiler writes the decoding.
      case plain
      /// By a wrapper or a rule before the property.
      case wrapped
      /// By a rule in the type's list; the declaration is plain.
      case listed
      /// By a line of a written initializer.
      case written
      /// The property stays as it is.
      case unchanged
    }

    public var name: String
    /// The name in the old code, where that is another.
    public var oldName: String?
    /// The type as source; nil where the code does not write it.
    public var type: String?
    /// The key, or the path of keys; nil where it is not known, or the value is made of the whole object.
    public var key: String?
    public var form: Form
    /// The wrapper, as it is written.
    public var attribute: String?
    /// Why the form is not `plain`.
    public var reason: String?
    /// The name of the kind of that reason, for `explain`.
    public var reasonKind: String?
    public var line: Int
  }
}

extension Report.Item {
  /// Whether the item is code that was converted, or would be.
  public var isConverted: Bool { outcome.isConverted }

  /// The place of the item: its file and line.
  public var place: String { "\(file):\(line)" }
}
