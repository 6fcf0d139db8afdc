import Foundation
import ModernClient
import Testing

/// Expects that a wrapper looks like its value to everything that prints and reflects.
package func expectTransparent(_ wrapper: some TransparentPropertyWrapper) {
  let value = wrapper.wrappedValue
  let (mirror, expected) = (Mirror(reflecting: wrapper), Mirror(reflecting: value))
  #expect("\(wrapper)" == "\(value)")
  #expect(String(describing: wrapper) == String(describing: value))
  #expect(String(reflecting: wrapper) == String(reflecting: value))
  // For a struct the first line is its text instead of its type's name.
  #expect(dumped(wrapper).dropFirst() == dumped(value).dropFirst())
  #expect(dumped(wrapper).first == dumped(value).first || expected.displayStyle == .struct)
  #expect(ObjectIdentifier(mirror.subjectType) == ObjectIdentifier(expected.subjectType))
  #expect(mirror.displayStyle == expected.displayStyle)
  #expect(mirror.children.map { "\($0)" } == expected.children.map { "\($0)" })
  #expect("\(wrapper.playgroundDescription)" == "\(value)")
}

private func dumped(_ value: Any) -> [Substring] {
  var text = ""
  dump(value, to: &text)
  return text.split(separator: "\n")
}

/// The names of a module's property wrappers, as its sources declare them.
package func propertyWrapperNames(in module: String) throws -> Set<String> {
  let folder = packageRoot.appendingPathComponent("Sources/\(module)")
  var names: Set<String> = []
  for path in FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
  where path.hasSuffix(".swift") {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    for match in text.matches(of: /\n@propertyWrapper\s+public struct (\w+)/) { names.insert(String(match.1)) }
  }
  return names
}

/// The name of a type without its arguments.
package func genericName(_ value: Any) -> String { String("\(type(of: value))".prefix { $0 != "<" }) }
