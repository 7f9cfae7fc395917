/// Leads away from the form.
protocol AddItemRouting: AnyObject {
  func closeForm()
}
