import UIKit

// What isn't there yet says so, and what to use in its place. Nothing that follows from it is an error as well.

final class Names: UIViewController {
    private var names = ["Ada", "Bela"]

    override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: view.bounds, style: .insetGrouped)
        // error: 'UITableView' is unavailable: Not built yet: tables. Use a UICollectionView with
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        // error: 'UITableViewCell' is unavailable: Not built yet: tables. Use UICollectionViewListCell in a list.
        table.separatorStyle = .none
        table.reloadData()
        view.addSubview(table)
    }

    func ask() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        // error: 'UIAlertController' is unavailable: Not built yet: alerts. Present a screen of your own as a sheet.
        alert.addAction(UIAlertAction(title: "OK", style: .destructive) { _ in self.names = [] })
        // error: 'UIAlertAction' is unavailable: Not built yet: alerts.
        present(alert, animated: true)
    }

    func enter() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        // error: 'UITextField' is unavailable: Not built yet: entering text.
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.text = names.first?.uppercased()
        view.addSubview(field)
        let text = UITextView()
        // error: 'UITextView' is unavailable: Not built yet: entering text. To show text, use a UILabel
        text.isEditable = false
        text.contentInset.top = 8
        view.addSubview(text)
    }

    func search() {
        let search = UISearchController(searchResultsController: nil)
        // error: 'UISearchController' is unavailable: Not built yet: searching.
        search.obscuresBackgroundDuringPresentation = false
        let bar = UISearchBar()
        // error: 'UISearchBar' is unavailable: Not built yet: searching.
        bar.placeholder = "Names"
        view.addSubview(bar)
    }

    func pick() {
        let picker = UIDatePicker()
        // error: 'UIDatePicker' is unavailable: Not built yet: pickers. Show the dates in a UICollectionView.
        picker.datePickerMode = .date
        picker.addAction(UIAction { _ in }, for: .valueChanged)
        let wheels = UIPickerView()
        // error: 'UIPickerView' is unavailable: Not built yet: pickers.
        wheels.reloadAllComponents()
        view.addSubview(wheels)
    }

    func share() {
        present(UIActivityViewController(activityItems: names, applicationActivities: nil), animated: true)
        // error: 'UIActivityViewController' is unavailable: Not built yet: sharing.
        UIPasteboard.general.string = names.first
        // error: 'UIPasteboard' is unavailable: Not built yet: the pasteboard.
        let camera = UIImagePickerController()
        // error: 'UIImagePickerController' is unavailable: Not built yet: the camera and the photo library.
        camera.sourceType = .camera
        present(camera, animated: true)
    }
}

@MainActor func containers() -> [UIViewController] {
    let split = UISplitViewController(style: .doubleColumn)
    // error: 'UISplitViewController' is unavailable: Not built yet: split views.
    split.setViewController(Names(), for: .primary)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    // error: 'UIPageViewController' is unavailable: Not built yet: page controllers. Use a UICollectionView with isPagingEnabled.
    pages.setViewControllers([Names()], direction: .forward, animated: false)
    return [split, pages]
}

final class NamesTable: UITableViewController {
    // error: 'UITableViewController' is unavailable: Not built yet: tables.
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        navigationItem.title = "Names"
    }

    // None of these is an error as well.
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = "Ada"
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) + 4
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { tableView.deleteRows(at: [indexPath], with: .fade) }
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}

final class NameCell: UITableViewCell {
    // error: 'UITableViewCell' is unavailable: Not built yet: tables.
    override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = nil
    }
}

extension Names: UITextFieldDelegate {
    // error: 'UITextFieldDelegate' is unavailable: Not built yet: entering text.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        // error: 'UITextField' is unavailable: Not built yet: entering text.
        true
    }
}
