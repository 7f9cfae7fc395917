extension KnownMembers {
  /// Colours, layers, constraints and geometry.
  static let drawing = """
    UIColor
     withAlphaComponent UIColor; cgColor CGColor; white UIColor; black UIColor; red UIColor; clear UIColor; gray UIColor
     blue UIColor; green UIColor; systemBackground UIColor; lightGray UIColor; darkGray UIColor; label UIColor
     systemRed UIColor; systemBlue UIColor; systemGray UIColor; orange UIColor; yellow UIColor; secondaryLabel UIColor
    UIFont
     systemFont UIFont; boldSystemFont UIFont; preferredFont UIFont; italicSystemFont UIFont; pointSize CGFloat; withSize UIFont
    UIImage
     size CGSize; withRenderingMode UIImage; jpegData Data?; pngData Data?; cgImage CGImage?; resizableImage UIImage
    CALayer
     cornerRadius CGFloat; borderWidth CGFloat; borderColor CGColor?; masksToBounds Bool; shadowColor CGColor?
     shadowOpacity Float; shadowRadius CGFloat; shadowOffset CGSize; add; addSublayer; frame CGRect; shadowPath CGPath?
     bounds CGRect; removeAllAnimations; mask CALayer?; sublayers [CALayer]?
    UILayoutGuide
     topAnchor NSLayoutYAxisAnchor; bottomAnchor NSLayoutYAxisAnchor; leadingAnchor NSLayoutXAxisAnchor
     trailingAnchor NSLayoutXAxisAnchor; leftAnchor NSLayoutXAxisAnchor; rightAnchor NSLayoutXAxisAnchor
     centerXAnchor NSLayoutXAxisAnchor; centerYAnchor NSLayoutYAxisAnchor; widthAnchor NSLayoutDimension
     heightAnchor NSLayoutDimension; layoutFrame CGRect
    NSLayoutAnchor
     constraint NSLayoutConstraint
    NSLayoutXAxisAnchor:NSLayoutAnchor
    NSLayoutYAxisAnchor:NSLayoutAnchor
    NSLayoutDimension:NSLayoutAnchor
    NSLayoutConstraint
     isActive Bool; constant CGFloat; priority UILayoutPriority; activate; deactivate; constraints [NSLayoutConstraint]
    CGRect
     width CGFloat; height CGFloat; origin CGPoint; size CGSize; minX CGFloat; minY CGFloat; maxX CGFloat; maxY CGFloat
     midX CGFloat; midY CGFloat; zero CGRect; insetBy CGRect; inset CGRect; offsetBy CGRect; contains Bool
    CGSize
     width CGFloat; height CGFloat; zero CGSize
    CGPoint
     x CGFloat; y CGFloat; zero CGPoint
    UIGraphicsImageRenderer
     image UIImage {UIGraphicsImageRendererContext}
    UIViewPropertyAnimator
     startAnimation; addAnimations; addCompletion; stopAnimation
    UIImpactFeedbackGenerator
     impactOccurred; prepare
    """
}
