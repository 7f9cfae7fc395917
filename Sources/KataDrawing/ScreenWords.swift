package import KataCore

/// Our own words about a screen, beside those that the screen itself shows.
package struct ScreenWords: Sendable {
  let screen: String
  let alert: String
  let sheet: String
  let back: String
  let button: String
  let field: String
  let toggle: String
  let spinner: String
  let image: String
  let on: String
  let off: String
  let empty: String
  let disabled: String
  let turning: String
  let still: String
  let selected: String
  let row: String

  /// The words of a language.
  package init(_ language: Language) {
    self =
      switch language {
      case .english:
        ScreenWords(
          screen: "Screen", alert: "Alert", sheet: "Action sheet", back: "Back", button: "button",
          field: "text field", toggle: "switch", spinner: "spinner", image: "picture", on: "on",
          off: "off",
          empty: "empty", disabled: "disabled", turning: "turning", still: "still",
          selected: "selected", row: "row")
      case .chinese:
        ScreenWords(
          screen: "页面", alert: "提示框", sheet: "操作表", back: "返回", button: "按钮",
          field: "文本框", toggle: "开关", spinner: "加载指示", image: "图片", on: "开", off: "关", empty: "空",
          disabled: "不可用", turning: "转动中", still: "静止", selected: "已选中", row: "行")
      }
  }

  private init(
    screen: String, alert: String, sheet: String, back: String, button: String, field: String,
    toggle: String, spinner: String, image: String, on: String, off: String, empty: String,
    disabled: String, turning: String, still: String, selected: String, row: String
  ) {
    self.screen = screen
    self.alert = alert
    self.sheet = sheet
    self.back = back
    self.button = button
    self.field = field
    self.toggle = toggle
    self.spinner = spinner
    self.image = image
    self.on = on
    self.off = off
    self.empty = empty
    self.disabled = disabled
    self.turning = turning
    self.still = still
    self.selected = selected
    self.row = row
  }
}
