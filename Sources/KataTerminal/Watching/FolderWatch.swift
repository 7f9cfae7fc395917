/// Compares watched folders with what they held, whenever there is a sign that they hold something else.
struct FolderWatch: Sendable {
  typealias Instant = ContinuousClock.Instant

  /// What the system tells at once; nil where it does not, or no longer.
  private(set) var events: FolderEvents?
  private let folders: WatchedFolders
  private let tick: Duration
  private let isShared: Bool
  private var settling: SettlingChanges
  private var stamps: [String: FileStamp]
  private var marks: [String: ContentMark]
  private var gone: Set<String> = []
  private var nextTick: Instant

  /// Takes what the folders hold now for what they held.
  init(
    _ folders: WatchedFolders, quiet: Duration, tick: Duration, poll: Bool, at now: Instant
  ) {
    self.folders = folders
    self.tick = tick
    settling = SettlingChanges(quiet: quiet)
    events = poll ? nil : FolderEvents()
    isShared = folders.roots.contains(where: SharedFileSystems().hold)
    nextTick = now + tick
    (stamps, marks) = ([:], [:])
    let survey = followedSurvey()
    stamps = survey.files
    for path in survey.files.keys { marks[path] = ContentMark(of: path) }
    for root in survey.missing { settling.note(.vanished, of: root, at: now) }
  }

  /// When to come back even if the system tells nothing; nil when there is nothing to wait for.
  var nextLook: Instant? {
    let looksByTheClock = events == nil || isShared || !gone.isEmpty
    return [settling.nextLook, looksByTheClock ? nextTick : nil].compactMap(\.self).min()
  }

  /// Takes in all signs and returns what has settled by now.
  mutating func advance(at now: Instant) -> [FileChange] {
    if let news = events?.take() { note(news, at: now) }
    if nextTick <= now {
      if events == nil || isShared || !gone.isEmpty { survey(at: now) }
      nextTick = now + tick
    }
    let settled = settling.takeSettled(at: now)
    return settled.isEmpty ? [] : changes(among: settled, at: now)
  }

  private mutating func note(_ news: FolderNews, at now: Instant) {
    for (path, sign) in news.signs {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard folders.isWatched(name), folders.hold(path) else { continue }
      settling.note(sign, of: path, at: now)
      // Known from now on, so that it is missed when its folder goes.
      stamps[path] = FileStamp(of: path)
    }
    if news.callsForSurvey { survey(at: now) }
  }

  /// Looks at everything, since events may have been lost or there are none.
  private mutating func survey(at now: Instant) {
    let survey = followedSurvey()
    // A file in a folder that has just appeared may not be complete; when its end is told, that counts.
    let sign: SettlingChanges.Sign = events == nil ? .saved : .begun
    for (path, stamp) in survey.files where stamps[path] != stamp {
      settling.note(sign, of: path, at: now)
    }
    for path in stamps.keys where survey.files[path] == nil {
      settling.note(.vanished, of: path, at: now)
    }
    for root in survey.missing where !gone.contains(root) {
      settling.note(.vanished, of: root, at: now)
    }
    gone.formIntersection(survey.missing)
    stamps = survey.files
  }

  /// Lists all there is, with every folder followed before its files are listed.
  private mutating func followedSurvey() -> WatchedFolders.Survey {
    var survey = folders.survey()
    var followed: [String]?
    while events != nil, followed != survey.folders {
      do {
        try events?.follow(survey.folders)
      } catch {
        events = nil
      }
      followed = survey.folders
      survey = folders.survey()
    }
    return survey
  }

  private mutating func changes(among paths: [String], at now: Instant) -> [FileChange] {
    // When a folder above a root is renamed, only the files seem to vanish.
    let lost = folders.missingRoots.filter { !gone.contains($0) }
    for root in lost {
      gone.insert(root)
      marks = marks.filter { !$0.key.hasPrefix("\(root)/") }
    }
    // Somebody may have put another folder in the place of a root.
    if paths.contains(where: folders.roots.contains), lost.isEmpty { survey(at: now) }
    let changed = paths.filter { !folders.roots.contains($0) && hasChanged($0) }
    return lost.map(FileChange.folderGone) + (changed.isEmpty ? [] : [.files(changed)])
  }

  private mutating func hasChanged(_ path: String) -> Bool {
    let mark = ContentMark(of: path)
    let known = marks[path] ?? .absent
    marks[path] = mark == .absent ? nil : mark
    return mark != known
  }
}
