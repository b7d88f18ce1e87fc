import UIKit

// Editing, selecting several items and focus, as apps for iOS have them.

/// A photo browser: Edit, two fingers over the photos, and a bar that says how many are selected.
final class SelectablePhotosViewController: UICollectionViewController {
    private(set) var opened: [IndexPath] = []
    private(set) var statuses: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        collectionView.register(FocusablePhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.remembersLastFocusedIndexPath = true
        collectionView.selectionFollowsFocus = false
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if !editing {
            collectionView.indexPathsForSelectedItems?.forEach {
                collectionView.deselectItem(at: $0, animated: animated)
            }
        }
        updateStatus()
    }

    private func updateStatus() {
        statuses.append("\(collectionView.indexPathsForSelectedItems?.count ?? 0) selected")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if isEditing { updateStatus() }
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if isEditing { updateStatus() }
    }

    override func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        opened.append(indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        return true
    }

    override func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        setEditing(true, animated: true)
    }

    override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        statuses.append("end")
    }

    override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        return indexPath.item != 1
    }

    override func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        guard let next = context.nextFocusedIndexPath, context.previouslyFocusedIndexPath != next else { return }
        statuses.append("focus on \(next.item)")
    }
}

/// Grows while it has the focus.
final class FocusablePhotoCell: UICollectionViewCell {
    override var canBecomeFocused: Bool { super.canBecomeFocused }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        coordinator.addCoordinatedAnimations(
            {
                self.transform = self.isFocused ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
            }, completion: nil)
    }
}

/// A form that says which of its buttons gets the focus.
final class PreferringViewController: UIViewController {
    let first = UIButton(type: .system)
    let second = UIButton(type: .system)
    var prefersSecond = true

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, button) in [first, second].enumerated() {
            button.setTitle("Button \(index)", for: .normal)
            button.frame = CGRect(x: 0, y: 50 * index, width: 100, height: 44)
            view.addSubview(button)
        }
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] { prefersSecond ? [second] : [first] }

    func choose() {
        prefersSecond.toggle()
        setNeedsFocusUpdate()
        updateFocusIfNeeded()
    }
}
