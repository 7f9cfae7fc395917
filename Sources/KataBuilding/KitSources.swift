package import Foundation

/// Where the sources lie that kits are built from, besides the kata's own.
package struct KitSources: Sendable {
  /// The folder of the UIKit stand-in's sources.
  package let standIn: URL
  /// The folder of what makes the stand-in wide: the table, and what is written by hand beside it.
  let wide: URL
  /// The folder of the modules beside UIKit, such as `os`.
  var modules: URL { wide.appending(path: WideSources.moduleFolder) }
  /// The folder of the suite host's sources.
  package let host: URL
  /// The folder of what makes OpenCombine the module that learners import.
  let combine: URL
  /// The folder of OpenCombine's sources, as they come in its package.
  let openCombine: URL

  /// Every folder that a kit may be built from.
  package var folders: [URL] { [standIn, wide, host, combine, openCombine] }

  package init(standIn: URL, wide: URL, host: URL, combine: URL, openCombine: URL) {
    self.standIn = standIn
    self.wide = wide
    self.host = host
    self.combine = combine
    self.openCombine = openCombine
  }
}

extension KitSources {
  /// The sources that come with the program.
  package static var bundled: KitSources {
    let bundle = Bundle.module.bundleURL
    return KitSources(
      standIn: bundle.appending(path: "HeadlessUIKit"), wide: bundle.appending(path: "WideUIKit"),
      host: bundle.appending(path: "KataHost"), combine: bundle.appending(path: "Combine"),
      openCombine: bundle.appending(path: "OpenCombine"))
  }
}
