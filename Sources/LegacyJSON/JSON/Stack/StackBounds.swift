#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The free stack space of the current thread. Secondary threads have as little as 512 KB, enough for only a few
/// hundred nested types in a debug build.
package enum StackBounds {
  /// The address below which the stack should not grow; nil where the system does not tell.
  ///
  /// Asking takes microseconds: ask once, or seldom.
  ///
  /// - Parameter reserve: how many bytes stay free; by default enough for an `init(from:)` that calls no other.
  package static func lowestAddress(reserve: UInt = 96 * 1024) -> UInt? {
    end().map { $0 + reserve }
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    private typealias AttributesOfThread =
      @convention(c) @Sendable (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

    /// `pthread_getattr_np`, which Glibc declares for C with GNU's extensions alone. The cast holds because that is the
    /// function's declaration in `pthread.h`.
    private static let attributesOfThread = dlsym(dlopen(nil, RTLD_NOW), "pthread_getattr_np").map {
      unsafeBitCast($0, to: AttributesOfThread.self)
    }
  #endif

  private static func end() -> UInt? {
    #if canImport(Darwin)
      let thread = pthread_self()
      return UInt(bitPattern: pthread_get_stackaddr_np(thread)) - UInt(pthread_get_stacksize_np(thread))
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      var attributes = pthread_attr_t()
      guard let attributesOfThread, attributesOfThread(pthread_self(), &attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return nil }
      return address.map { UInt(bitPattern: $0) }
    #else
      return nil
    #endif
  }

  /// An address in the caller's part of the stack.
  package static func currentAddress() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
