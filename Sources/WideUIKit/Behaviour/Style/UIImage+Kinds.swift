extension UIImage {
  /// Creates the picture of that name; any name is found.
  @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates the picture of that name; any name is found.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Creates the symbol of that name; any name is found.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }

  /// Creates the symbol of that name; any name is found.
  @MainActor
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// Creates a picture that stands for bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data)
  }

  /// Creates an empty picture.
  public convenience init(cgImage: CGImage) {
    self.init()
  }

  /// Creates an empty picture.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }

  /// The same picture, drawn in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// The same picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same picture in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The same picture in another form.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The same picture in another form.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// The same picture with insets.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The same picture, to be stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The same picture, to be stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  /// The same picture, to be stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  /// The same picture.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The same picture.
  public func preparingForDisplay() -> UIImage? { self }
  /// The same picture.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Bytes that stand for the picture.
  public func pngData() -> Data? { Data(name.utf8) }
  /// Bytes that stand for the picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }
}

/// Makes pictures by drawing, of which nothing remains.
@MainActor
open class UIGraphicsImageRenderer: UIGraphicsImageRendererMembers {
  /// Draws a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }

  /// Draws a picture as bytes.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }

  /// Draws a picture as bytes.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins drawing a picture, of which nothing remains.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins drawing a picture, of which nothing remains.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Puts a picture among a person's photos, of which there are none.
@available(*, deprecated, message: "kata-inert")
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Any?
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where drawing goes.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture so far, which is empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends drawing.
public func UIGraphicsEndImageContext() {}
