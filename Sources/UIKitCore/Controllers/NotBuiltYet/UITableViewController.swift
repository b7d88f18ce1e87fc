import Foundation

/// A controller whose screen is a table.
@available(*, unavailable, message: "Not built yet: tables. Use a UICollectionViewController with a list layout.")
@preconcurrency @MainActor open class UITableViewController: UIViewController, UnbuiltClass {
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var tableView: UITableView!
    open var clearsSelectionOnViewWillAppear = true
    open var refreshControl: UIRefreshControl?
}
