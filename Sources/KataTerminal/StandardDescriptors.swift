#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes sure that descriptors 0, 1 and 2 exist, so that no file opened later is taken for one of them.
package enum StandardDescriptors {
  package static func ensureOpen() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
    // A reader that goes away is noticed by the failing write, not by a signal.
    signal(SIGPIPE, SIG_IGN)
  }
}
