/// Keeps a count between two launches of the app.
public protocol CountStore: AnyObject {
  var count: Int { get set }
}
