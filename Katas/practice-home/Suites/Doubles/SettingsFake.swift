import PracticeHomeContract

/// Settings that the suite changes as another page would.
@MainActor final class SettingsFake: UserSettings {
  private var current: Phase

  init(_ phase: Phase) {
    current = phase
  }

  var phase: Phase {
    get {
      Effects.reportReading(.storage)
      return current
    }
    set {
      Effects.report(.storage, "phase", newValue.rawValue)
      current = newValue
    }
  }

  /// Changes the phase, as another page does.
  func change(to phase: Phase) { current = phase }
}
