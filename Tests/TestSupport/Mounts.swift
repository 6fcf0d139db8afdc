import Foundation

/// Whether tests may mount file systems: only root on Linux may.
package let mayMount: Bool = {
  #if os(Linux)
    return geteuid() == 0
  #else
    return false
  #endif
}()

/// Mounts something for the time that `body` runs.
///
/// - Parameters:
///   - arguments: what `mount` is given before the place.
///   - place: a folder or file.
package func withMount(_ arguments: [String], at place: URL, _ body: () async throws -> Void) async throws {
  let mounted = try await command("mount", arguments + [place.path])
  guard mounted.exitCode == 0 else { throw NotMounted(errors: mounted.errors) }
  let outcome: Result<Void, any Error>
  do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
  _ = try await command("umount", [place.path])
  try outcome.get()
}

/// `mount` failed.
package struct NotMounted: Error {
  package let errors: String
}
