/// What the user has chosen, on this page or on others.
public protocol UserSettings: AnyObject {
  var phase: Phase { get set }
}
