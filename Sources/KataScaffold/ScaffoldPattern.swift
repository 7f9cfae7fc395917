/// A pattern whose files can be written.
package enum ScaffoldPattern: String, CaseIterable, Sendable {
  case mvp, mvvm
  case mvvmWithRouter = "mvvm-r"
  case viper

  /// The files by what follows the screen's name, each with its template.
  var templates: [(suffix: String, template: String)] {
    switch self {
    case .mvp:
      [
        ("View", "mvp/View"), ("Presenter", "mvp/Presenter"),
        ("ViewController", "shared/PresentedViewController"), ("Builder", "mvp/Builder"),
      ]
    case .mvvm:
      [
        ("ViewModel", "mvvm/ViewModel"), ("ViewController", "mvvm/ViewController"),
        ("Builder", "mvvm/Builder"),
      ]
    case .mvvmWithRouter:
      Self.mvvm.templates + [("Routing", "mvvm-r/Routing"), ("Router", "shared/Router")]
    case .viper:
      [
        ("Contract", "viper/Contract"), ("Entity", "viper/Entity"), ("Facts", "viper/Facts"),
        ("Interactor", "viper/Interactor"), ("Presenter", "viper/Presenter"),
        ("ViewController", "shared/PresentedViewController"), ("Router", "shared/Router"),
        ("Builder", "viper/Builder"),
      ]
    }
  }
}
