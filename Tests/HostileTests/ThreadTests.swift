import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// UIKit is called from a thread that is not the main one (Decisions/0061).
@Suite("UIKit on a background thread") struct ThreadTests {
    private static let firstLine = "Main Thread Checker: UI API called on a background thread: "

    // MARK: Requests from another thread warn, and run on the main thread

    @Test("reloadData warns once, and runs on the main thread")
    func reloadData() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                list.items = 3
                await Hostile.onBackgroundThread { list.view.reloadData() }
                await Hostile.onBackgroundThread { list.view.reloadData() }
                await Hostile.untilMainThreadIsFree()
                list.stage.settle()
                try #require(list.view.visibleCells.count == 3)
            }
        }
        end.expectWords(
            "UI API called on a background thread: -[UICollectionView reloadData]", "likely cause", "completion",
            "try", "DispatchQueue.main.async")
        end.expectOnce("UI API called")
    }

    @Test("setNeedsLayout and setNeedsDisplay warn, and take effect")
    func needs() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                stage.show(view)
                let before = view.layouts
                await Hostile.onBackgroundThread {
                    view.setNeedsLayout()
                    view.setNeedsDisplay()
                }
                await Hostile.untilMainThreadIsFree()
                stage.settle()
                try #require(view.layouts == before + 1)
            }
        }
        end.expectWords("-[UIView setNeedsLayout]", "-[UIView setNeedsDisplay]", "DispatchQueue.main.async")
    }

    @Test("invalidateLayout warns, and takes effect")
    func invalidateLayout() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                await Hostile.onBackgroundThread { list.view.collectionViewLayout.invalidateLayout() }
                await Hostile.untilMainThreadIsFree()
                try #require(list.stage.settle())
            }
        }
        end.expectWords("-[UICollectionViewLayout invalidateLayout]", "DispatchQueue.main.async")
    }

    @Test("setContentOffset warns, and takes effect")
    func scroll() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                await Hostile.onBackgroundThread {
                    list.view.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
                }
                await Hostile.untilMainThreadIsFree()
                try #require(list.view.contentOffset.y == 70)
                await Hostile.onBackgroundThread {
                    list.view.scrollToItem(at: [0, 99], at: .bottom, animated: false)
                }
                await Hostile.untilMainThreadIsFree()
                try #require(list.view.contentOffset.y > 1_000)
            }
        }
        end.expectWords(
            "-[UIScrollView setContentOffset:animated:]",
            "-[UICollectionView scrollToItemAtIndexPath:atScrollPosition:animated:]")
    }

    @Test("endRefreshing warns, and takes effect")
    func endRefreshing() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                let control = UIRefreshControl()
                list.view.refreshControl = control
                list.show()
                control.beginRefreshing()
                await Hostile.onBackgroundThread { control.endRefreshing() }
                await Hostile.untilMainThreadIsFree()
                try #require(!control.isRefreshing)
            }
        }
        end.expectWords("-[UIRefreshControl endRefreshing]")
    }

    @Test("a property set at rest warns, and is shown")
    func frame() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                stage.show(view)
                await Hostile.onBackgroundThread { view.frame.origin.x = 50 }
                await Hostile.onBackgroundThread { view.alpha = 0.5 }
                await Hostile.untilMainThreadIsFree()
                stage.settle()
                try #require(stage.tree[view.layer.id]?.state.frame.minX == 50)
                try #require(stage.tree[view.layer.id]?.state.opacity == 0.5)
            }
        }
        end.expectWords("UI API called on a background thread: a property of UIView", "try")
    }

    @Test("a label's text warns, and is shown")
    func labelText() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                stage.show(label)
                await Hostile.onBackgroundThread { label.text = "done" }
                await Hostile.untilMainThreadIsFree()
                stage.settle()
                try #require(stage.svg().contains("done"))
            }
        }
        end.expectWords("UI API called on a background thread", "UILabel", "try")
    }

    // MARK: Calls that can't wait for the main thread stop the program

    @Test("layoutIfNeeded stops the program with a message")
    func layoutIfNeeded() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                list.view.setNeedsLayout()
                await Hostile.onBackgroundThread { list.view.layoutIfNeeded() }
            }
        }
        end.expectWords(Self.firstLine + "-[UIView layoutIfNeeded]", "likely cause", "try")
    }

    @Test("making a view stops the program with a message")
    func makeView() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run { await Hostile.onBackgroundThread { _ = UILabel() } }
        }
        end.expectWords(Self.firstLine + "-[UIView initWithFrame:]", "UILabel", "likely cause", "try")
    }

    @Test("dequeuing stops the program with a message")
    func dequeue() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                await Hostile.onBackgroundThread {
                    _ = list.view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
                }
            }
        }
        end.expectWords(
            Self.firstLine + "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]", "try")
    }

    @Test("dequeuing with a registration stops the program with a message")
    func dequeueConfigured() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                await Hostile.onBackgroundThread {
                    _ = list.view.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: 0)
                }
            }
        }
        end.expectWords(
            Self.firstLine + "-[UICollectionView dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:]",
            "try")
    }

    @Test("addSubview stops the program with a message")
    func addSubview() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let (outer, inner) = (UIView(), UIView())
                await Hostile.onBackgroundThread { outer.addSubview(inner) }
            }
        }
        end.expectWords(Self.firstLine + "-[UIView addSubview:]", "try")
    }

    @Test("removeFromSuperview stops the program with a message")
    func removeFromSuperview() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                await Hostile.onBackgroundThread { inner.removeFromSuperview() }
            }
        }
        end.expectWords(Self.firstLine + "-[UIView removeFromSuperview]", "try")
    }

    @Test("performBatchUpdates stops the program with a message")
    func batch() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                await Hostile.onBackgroundThread {
                    list.view.performBatchUpdates {
                        list.items += 1
                        list.view.insertItems(at: [[0, 0]])
                    }
                }
            }
        }
        end.expectWords(Self.firstLine + "-[UICollectionView performBatchUpdates:completion:]", "try")
    }

    @Test("insertItems stops the program with a message")
    func insertItems() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                list.items += 1
                await Hostile.onBackgroundThread { list.view.insertItems(at: [[0, 0]]) }
            }
        }
        end.expectWords(Self.firstLine, "insertItems", "try")
    }

    @Test("setCollectionViewLayout stops the program with a message")
    func setLayout() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                let other = UICollectionViewFlowLayout()
                await Hostile.onBackgroundThread { list.view.setCollectionViewLayout(other, animated: true) }
            }
        }
        end.expectWords(Self.firstLine + "-[UICollectionView setCollectionViewLayout:animated:completion:]", "try")
    }

    @Test("present stops the program with a message")
    func present() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage()
                let (below, above) = (UIViewController(), UIViewController())
                stage.show(below)
                await Hostile.onBackgroundThread { below.present(above, animated: true) }
            }
        }
        end.expectWords(
            Self.firstLine + "-[UIViewController presentViewController:animated:completion:]", "try")
    }

    @Test("pushViewController stops the program with a message")
    func push() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage()
                let navigation = UINavigationController(rootViewController: UIViewController())
                let next = UIViewController()
                stage.show(navigation)
                await Hostile.onBackgroundThread { navigation.pushViewController(next, animated: true) }
            }
        }
        end.expectWords(Self.firstLine + "-[UINavigationController pushViewController:animated:]", "try")
    }

    @Test("UIView.animate stops the program with a message")
    func animate() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let view = UIView()
                await Hostile.onBackgroundThread { UIView.animate(withDuration: 1) { view.alpha = 0 } }
            }
        }
        end.expectWords(Self.firstLine + "+[UIView animateWithDuration:", "try")
    }

    @Test("loading a controller's view stops the program with a message")
    func loadView() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let controller = UIViewController()
                await Hostile.onBackgroundThread { _ = controller.view }
            }
        }
        end.expectWords(Self.firstLine + "-[UIViewController view]", "try")
    }

    @Test("a dispatch queue and a detached task count as background threads, too")
    func queuesAndTasks() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                await Hostile.onQueue { list.view.reloadData() }
                await Hostile.inDetachedTask { list.view.collectionViewLayout.invalidateLayout() }
                await Hostile.untilMainThreadIsFree()
                try #require(list.stage.settle())
            }
        }
        end.expectWords("-[UICollectionView reloadData]", "-[UICollectionViewLayout invalidateLayout]")
    }

    @Test("a queue may wait for the main thread with DispatchQueue.main.sync")
    func synchronously() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                await Hostile.onQueue { DispatchQueue.main.sync { list.view.layoutIfNeeded() } }
                list.view.layoutIfNeeded()
            }
        }
        end.expectSilence()
    }

    @Test("setting any property warns or not, and never crashes")
    func properties() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 300, height: 300))
                let (label, image, slider, dots) = (UILabel(), UIImageView(), UISlider(), UIPageControl())
                let (toggle, segments, bar) = (UISwitch(), UISegmentedControl(items: ["a", "b"]), UIProgressView())
                let (button, scroll, view) = (UIButton(type: .system), UIScrollView(), UIView())
                let tap = UITapGestureRecognizer()
                view.addGestureRecognizer(tap)
                for part in [label, image, slider, dots, toggle, segments, bar, button, scroll, view] as [UIView] {
                    part.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
                    stage.show(part)
                }
                let changes: [() -> Void] = [
                    { label.text = "a" }, { label.font = .systemFont(ofSize: 3) }, { label.textColor = .red },
                    { label.attributedText = NSAttributedString(string: "b") }, { label.numberOfLines = 3 },
                    { image.image = UIImage(systemName: "star") }, { image.tintColor = .red },
                    { slider.value = 0.5 }, { slider.maximumValue = 7 },
                    { dots.currentPage = 1 }, { toggle.isOn = true }, { segments.selectedSegmentIndex = 1 },
                    { bar.progress = 0.5 }, { button.isEnabled = false }, { button.isSelected = true },
                    { scroll.contentSize = CGSize(width: 10, height: 900) }, { scroll.contentInset.top = 9 },
                    { scroll.contentOffset.y = 9 }, { view.backgroundColor = .red }, { view.isHidden = true },
                    { view.isHidden = false }, { view.transform = CGAffineTransform(scaleX: 2, y: 1) },
                    { view.layer.cornerRadius = 4 }, { view.layer.shadowOpacity = 1 }, { view.layer.borderWidth = 1 },
                    { view.clipsToBounds = true }, { view.tag = 4 }, { view.contentMode = .center },
                    { view.isUserInteractionEnabled = false }, { tap.isEnabled = false },
                    { view.bounds.size.width = 4 },
                    { view.center.x = 7 }, { view.layoutMargins.top = 3 }, { view.tintColor = .green },
                    { view.overrideUserInterfaceStyle = .dark }, { view.accessibilityLabel = "c" },
                    { view.semanticContentAttribute = .forceRightToLeft }, { view.sizeToFit() },
                ]
                for change in changes {
                    await Hostile.onBackgroundThread(change)
                    await Hostile.untilMainThreadIsFree()
                    stage.settle()
                }
                try #require(label.text == "b" && slider.value == 0.5 && view.tag == 4)
            }
        }
        end.expectWords("UI API called on a background thread", "try")
        #expect(!end.said.contains("Fatal"))
    }

    @Test("calls that iOS allows on every thread work without a warning")
    func allowed() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                await Hostile.onBackgroundThread {
                    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3)
                    path.addLine(to: CGPoint(x: 1, y: 1))
                    let color = UIColor.systemRed.withAlphaComponent(0.5)
                    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
                        color.setFill()
                        path.fill()
                    }
                    let font = UIFont.preferredFont(forTextStyle: .body)
                    let text = NSAttributedString(string: "text", attributes: [.font: font, .foregroundColor: color])
                    precondition(image.size.width == 9 && text.size().width > 0)
                    precondition(UIImage(systemName: "star") != nil && UIImage(data: Data()) == nil)
                }
            }
        }
        end.expectSilence()
    }

    // MARK: Calls that only read

    @Test("descriptions, copies, hashes and comparisons work on any thread")
    func readers() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage()
                let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                let recognizer = UITapGestureRecognizer()
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.duration = 2
                let attributes = Numbered(forCellWith: [0, 3])
                attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
                attributes.number = 7
                stage.show(view)
                let all: [NSObject] = [
                    view, recognizer, attributes, animation, UIViewController(), CALayer(), UIScreen.main, stage.window,
                    UICollectionViewFlowLayout(), UIBezierPath(), UIColor.red, UIFont.systemFont(ofSize: 1),
                    UIAction { _ in }, UITraitCollection.current, UIFocusSystem.focusSystem(for: stage.window)!,
                ]
                await Hostile.onBackgroundThread {
                    for object in all {
                        precondition(!object.description.isEmpty && !object.debugDescription.isEmpty)
                        _ = object.hash
                        precondition(object.isEqual(object))
                    }
                    precondition(view.description.contains("UIView"))
                    let copy = attributes.copy() as! Numbered
                    precondition(copy.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
                    precondition(copy.indexPath == [0, 3] && copy.number == 7 && copy == attributes)
                    precondition((animation.copy() as! CABasicAnimation).duration == 2)
                }
            }
        }
        end.expectSilence()
    }
}

/// Custom attributes, which are copied as the documentation says.
private final class Numbered: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var number = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Numbered)?.number = number
        return copy
    }
}

private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
