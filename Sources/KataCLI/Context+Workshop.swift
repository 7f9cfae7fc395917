import KataPipeline

extension Context {
  /// The tools and places of this run.
  func workshop() -> Workshop {
    let folders = Folders(environment: environment)
    return Workshop(
      environment: environment, parser: parser, cache: folders.cache,
      temporary: folders.temporary)
  }
}
