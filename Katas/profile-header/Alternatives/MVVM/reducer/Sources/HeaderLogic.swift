import Foundation
import ProfileHeaderContract

/// The rules of the header as a value: an event comes in, effects come out.
struct HeaderLogic {
  private(set) var state = HeaderState()
  private let userID: Int
  private var user: User?
  private var before: User?
  private var waitingFor: (call: HeaderCall, number: Int)?
  private var sent = 0

  init(userID: Int) {
    self.userID = userID
  }

  mutating func apply(_ event: HeaderEvent) -> [HeaderEffect] {
    defer { state = shown }
    return switch event {
    case .intent(let intent): apply(intent)
    case .stored(let data):
      store(data)
    case .saved(let name):
      canRename ? send(.rename(name.trimmingCharacters(in: .whitespaces))) : []
    case .answered(let call, let number, let data):
      number == waitingFor?.number ? take(data, for: call) : []
    }
  }

  private mutating func apply(_ intent: HeaderIntent) -> [HeaderEffect] {
    switch intent {
    case .open: return [.record("profile_opened", [:]), .readStore] + send(.load)
    case .refresh: return waitingFor == nil ? send(.load) : []
    case .editName:
      guard canRename, let user else { return [] }
      let wording = HeaderWording(user: user)
      return [.edit(NameDraft(name: wording.ownName, placeholder: wording.fallbackName))]
    case .toggleFollow:
      guard canFollow, var changed = user else { return [] }
      before = user
      changed.isFollowed.toggle()
      changed.followers += changed.isFollowed ? 1 : -1
      user = changed
      return send(.follow(changed.isFollowed))
    }
  }

  private mutating func store(_ data: Data?) -> [HeaderEffect] {
    user = user ?? data.flatMap(UserCoding.user)
    return []
  }

  /// The newest request is the only one whose answer counts.
  private mutating func send(_ call: HeaderCall) -> [HeaderEffect] {
    sent += 1
    waitingFor = (call, sent)
    state.message = ""
    return [.send(call, number: sent)]
  }

  private mutating func take(_ data: Data?, for call: HeaderCall) -> [HeaderEffect] {
    waitingFor = nil
    guard let data, let answer = UserCoding.user(from: data) else { return fail(call) }
    user = answer
    switch call {
    case .load: return [.keep(data)]
    case .follow(let isFollowed):
      return [.keep(data), .record(isFollowed ? "profile_followed" : "profile_unfollowed", [:])]
    case .rename: return [.keep(data), .record("name_changed", [:])]
    }
  }

  private mutating func fail(_ call: HeaderCall) -> [HeaderEffect] {
    switch call {
    case .load:
      state.message = "The profile could not be loaded."
      return [.record("request_failed", ["what": "load"])]
    case .follow:
      user = before
      state.message = before.map { HeaderWording(user: $0).followFailure } ?? ""
      return [.record("request_failed", ["what": "follow"])]
    case .rename:
      state.message = "The name could not be saved."
      return [.record("request_failed", ["what": "rename"])]
    }
  }

  private var isChanging: Bool { waitingFor != nil && waitingFor?.call != .load }
  private var canFollow: Bool { user?.isOwn == false && !isChanging }
  private var canRename: Bool { user?.isOwn == true && !isChanging }

  private var shown: HeaderState {
    var shown = HeaderState(
      isFollowEnabled: canFollow, isEditNameEnabled: canRename,
      isRefreshEnabled: waitingFor == nil, isLoading: waitingFor?.call == .load,
      message: state.message)
    if let user { shown.fill(HeaderWording(user: user)) }
    return shown
  }
}

extension HeaderState {
  fileprivate mutating func fill(_ wording: HeaderWording) {
    (name, initials, tint) = (wording.name, wording.initials, wording.tint)
    (badge, memberSince) = (wording.badge, wording.memberSince)
    (followers, following) = (wording.followers, wording.following)
    followTitle = wording.followTitle
  }
}
