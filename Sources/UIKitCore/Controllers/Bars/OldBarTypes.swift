// Names of Swift 2 to 4. Code that uses one doesn't compile; the error gives today's name, which an editor can put in
// (Decisions/0094).

@available(*, unavailable, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

@available(*, unavailable, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
