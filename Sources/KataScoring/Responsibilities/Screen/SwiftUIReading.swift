import KataCore

extension CodeReading {
  /// Whether a use makes one of SwiftUI's views, in a view of the program.
  func isSwiftUI(_ use: Use, in atom: ReadAtom) -> Bool {
    use.kind == .make && isSwiftUI(atom) && nature(use.name) == nil
      && Self.views.holdsName(of: use)
  }

  /// Whether a closure in an atom hears an event, as SwiftUI hands them out.
  func hearsSwiftUI(_ atom: ReadAtom) -> Bool {
    isSwiftUI(atom)
      && atom.uses.contains { use in
        use.kind == .make && ["Button", "Toggle", "EditButton"].contains(use.name)
          || use.kind == .call && Self.events.holdsName(of: use)
      }
  }

  /// Whether a view of SwiftUI wrote it.
  func isSwiftUI(_ atom: ReadAtom) -> Bool { swiftUIViews[atom.function.type] }

  private static let views: NameSet = [
    "Text", "List", "Button", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Image",
    "Spacer", "ForEach", "ScrollView", "TextField", "SecureField", "TextEditor", "Toggle", "Label",
    "ProgressView", "Divider", "Section", "Form", "Group", "Picker", "Slider", "Stepper", "Color",
    "NavigationView", "NavigationStack", "TabView", "LazyVGrid", "LazyHGrid", "GeometryReader",
    "AsyncImage", "DatePicker", "RoundedRectangle", "Circle", "Rectangle", "EmptyView",
  ]
  private static let events: NameSet = [
    "onAppear", "onDisappear", "onTapGesture", "onSubmit", "refreshable", "onDelete", "onMove",
    "onLongPressGesture", "task", "onCommit", "onEnded", "onHover", "onDrop", "onOpenURL",
  ]
}
