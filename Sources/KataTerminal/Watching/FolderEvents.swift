#if os(Linux)
  /// What the system tells at once about a set of folders.
  struct FolderEvents: Sendable {
    private let queue: InotifyQueue
    private var folders: [Int32: String] = [:]

    /// Prepares for being told; nil where the system does not tell.
    init?() {
      guard let queue = InotifyQueue() else { return nil }
      self.queue = queue
    }

    /// Becomes readable when there is news; open as long as this value or a copy is kept.
    var descriptor: Int32 { queue.descriptor }

    /// Follows exactly these folders from now on.
    ///
    /// - Throws: `InotifyQueue.Full` when they are more than the system follows.
    mutating func follow(_ paths: [String]) throws(InotifyQueue.Full) {
      var followed: [Int32: String] = [:]
      for path in paths {
        if let number = try queue.add(path) { followed[number] = path }
      }
      for number in folders.keys where followed[number] == nil { queue.remove(number) }
      folders = followed
    }

    /// Takes the news, without waiting.
    func take() -> FolderNews {
      var news = FolderNews()
      for event in queue.take() {
        if event.callsForSurvey {
          news.callsForSurvey = true
        } else if let folder = folders[event.folder], let sign = event.sign {
          news.signs.append(("\(folder)/\(event.name)", sign))
        }
      }
      return news
    }
  }
#else
  /// What a system would tell that tells nothing: there is never one of these, and folders are looked at by the clock.
  enum FolderEvents: Sendable {
    init?() { return nil }

    var descriptor: Int32 { switch self {} }

    mutating func follow(_ paths: [String]) throws { switch self {} }

    func take() -> FolderNews { switch self {} }
  }
#endif
