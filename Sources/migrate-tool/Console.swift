import ArgumentParser
import Foundation
import MigrationEngine

/// Where the tool writes for people.
enum Console {
  /// Prints to the standard output. The process ends when that can't be written: quietly when nobody reads it any more.
  static func print(_ text: String) {
    let code = write(text, to: STDOUT_FILENO)
    if code != 0 { endWithoutOutput(code) }
  }

  static func printError(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// Has the process end with a message when the parser's own output, such as `--help`, can't be written.
  static func checkOutputAtExit() {
    // The status of a closed pipe says that; the default would end the process before anything can be done.
    signal(SIGPIPE, SIG_IGN)
    atexit { if fflush(nil) != 0 { Console.endWithoutOutput(errno) } }
  }

  private static func endWithoutOutput(_ code: Int32) -> Never {
    if code == EPIPE { _exit(128 + SIGPIPE) }
    printError("error: the output can't be written: \(String(cString: strerror(code)))\n")
    if wroteFiles.isSet { printError("All changes of the sources were written.\n") }
    _exit(1)
  }

  /// Whether sources were changed: said when the report about it can't be.
  static let wroteFiles = Flag()

  /// - Returns: the error; 0 when all is written.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever reads has asked not to be waited for; that is for others.
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Prints why a run failed.
  ///
  /// - Returns: the exit status to throw.
  static func failure(_ message: String, status: Int32 = ExitCode.failure.rawValue) -> ExitCode {
    printError(message + "\n")
    return ExitCode(status)
  }

  /// Runs a command's work, and says what went wrong with its input.
  static func reportingFailures<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch let problems as SourceProblems {
      throw failure(problems.description)
    } catch let failed as WritingFailure {
      throw failure(failed.description)
    } catch let interruption as WritingInterruption {
      throw failure("Interrupted: nothing was written.", status: 128 + interruption.signal)
    } catch let fault as InternalFault {
      throw failure(fault.description, status: Report.faultStatus)
    }
  }

  /// The width of the terminal, and colours if it has them, unless `NO_COLOR` is set (https://no-color.org).
  static var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let isRefused = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    guard isTerminal(.standardOutput) else { return .plain }
    return TextStyle(isColoured: !isRefused, width: width)
  }

  /// The number of columns of the terminal; nil if it does not say it.
  private static var width: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func isTerminal(_ handle: FileHandle) -> Bool { isatty(handle.fileDescriptor) == 1 }

  /// Something that happened.
  ///
  /// `@unchecked Sendable`: every access to the variable holds the lock.
  final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() { lock.withLock { value = true } }
  }
}
