import ProfileContract

/// Sends the profile, and says what has become of it.
final class SavingModel {
  var onChange: (() -> Void)?
  private(set) var status = "" {
    didSet { onChange?() }
  }
  private(set) var isUnderWay = false
  private let profile: Profile
  private let server: any ProfileServer

  init(_ profile: Profile, _ server: any ProfileServer) {
    self.profile = profile
    self.server = server
  }

  func start() {
    isUnderWay = true
    status = "Saving…"
    server.save(profile) { [weak self] result in
      self?.isUnderWay = false
      self?.status = (try? result.get()) == nil ? "Not saved. Please try again." : "Saved"
    }
  }
}
