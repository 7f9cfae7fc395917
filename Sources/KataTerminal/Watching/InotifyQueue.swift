#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The system's queue of what happens in folders.
  ///
  /// A class because it owns a descriptor.
  final class InotifyQueue: Sendable {
    struct Event: Hashable, Sendable {
      let folder: Int32
      /// The name within the folder; empty when the folder itself is meant.
      let name: String
      private let mask: UInt32

      init(folder: Int32, name: String, mask: UInt32) {
        self.folder = folder
        self.name = name
        self.mask = mask
      }

      /// What is said of a file; nil when nothing of interest is.
      var sign: SettlingChanges.Sign? {
        if isOne(of: IN_CLOSE_WRITE, IN_MOVED_TO) { return .saved }
        if isOne(of: IN_CREATE) { return .begun }
        return isOne(of: IN_DELETE, IN_MOVED_FROM) ? .vanished : nil
      }

      /// Says that folders may be other ones now, or that events were lost.
      var callsForSurvey: Bool {
        mask & UInt32(IN_ISDIR) != 0
          || isOne(of: IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT, IN_Q_OVERFLOW)
      }

      private func isOne(of kinds: Int32...) -> Bool {
        kinds.contains { mask & UInt32($0) != 0 }
      }
    }

    let descriptor: Int32

    /// Opens a queue; nil when the system has none left.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    deinit {
      close(descriptor)
    }

    /// Says that the system watches no more folders.
    struct Full: Error {}

    /// Asks for what happens in a folder; the same folder keeps its number.
    ///
    /// - Returns: The folder's number; nil when it is not there any more.
    func add(_ folder: String) throws(Full) -> Int32? {
      let kinds =
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
        | IN_MOVE_SELF
      let number = inotify_add_watch(descriptor, folder, UInt32(kinds) | UInt32(IN_ONLYDIR))
      if number < 0, errno == ENOSPC || errno == ENOMEM { throw Full() }
      return number < 0 ? nil : number
    }

    /// Asks no longer.
    func remove(_ folder: Int32) {
      inotify_rm_watch(descriptor, folder)
    }

    /// Takes all that has happened since the last time, without waiting.
    func take() -> [Event] {
      var events: [Event] = []
      withUnsafeTemporaryAllocation(byteCount: 16384, alignment: 8) { buffer in
        while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
          events += Self.events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
      }
      return events
    }

    private static func events(in buffer: UnsafeRawBufferPointer) -> [Event] {
      let headSize = MemoryLayout<inotify_event>.size
      var events: [Event] = []
      var start = 0
      while start + headSize <= buffer.count {
        let head = buffer.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let end = start + headSize + Int(head.len)
        // The name is filled up with zeros.
        let name = buffer[(start + headSize)..<end].prefix { $0 != 0 }
        events.append(
          Event(folder: head.wd, name: String(decoding: name, as: UTF8.self), mask: head.mask))
        start = end
      }
      return events
    }
  }
#endif
