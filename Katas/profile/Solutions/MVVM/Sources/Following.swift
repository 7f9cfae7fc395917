import Observation

/// Calls `apply` now, and again after every change of what it has read, for as long as `owner` is there.
///
/// Observation notifies once, and before the change: so `apply` runs in a later turn, and observes again.
func follow<Owner: AnyObject>(_ owner: Owner, apply: @escaping @MainActor (Owner) -> Void) {
  withObservationTracking {
    apply(owner)
  } onChange: { [weak owner] in
    Task { @MainActor in
      if let owner { follow(owner, apply: apply) }
    }
  }
}
