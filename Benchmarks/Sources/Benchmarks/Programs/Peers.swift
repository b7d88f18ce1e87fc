import Foundation

/// Other engines: small programs of our own that use them, built by `Benchmarks/run`.
struct Peers {
    /// Where their executables are.
    let folder: String

    /// Qt tries the display first where there is one, which takes it 50 ms.
    private static let offscreen: [String: String?] = ["QT_QPA_PLATFORM": "offscreen", "DISPLAY": nil]

    var gridView: Program { qtQuick("Qt 6.4 GridView", "grid") }
    var tableView: Program { qtQuick("Qt 6.4 TableView", "table") }

    /// The newest Qt, from PyPI.
    var newestGridView: Program {
        Program(name: "newest Qt GridView", executable: "\(folder)/qtpython", environment: Self.offscreen)
    }

    /// One item to a row, in the newest Qt.
    var newestListView: Program {
        var program = newestGridView
        program.name = "newest Qt ListView"
        program.arguments = ["list"]
        return program
    }

    var gtk: Program {
        // Drawn without OpenGL, which takes GTK 30 ms and 60 MiB to set up.
        Program(
            name: "GTK 4 GridView", executable: "\(folder)/gtk4",
            environment: ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable,vulkan-disable"])
    }

    /// A row of labels and boxes, placed by GTK's own constraints.
    var constrainedCell: Program {
        var program = gtk
        program.name = "GTK 4 constraints"
        program.executable = "\(folder)/gtk4constraints"
        // It takes milliseconds for each.
        program.arguments = ["100"]
        return program
    }

    /// Rows of layouts, texts and buttons, in the newest Qt.
    var newestFeed: Program {
        var program = newestGridView
        program.name = "newest Qt ListView"
        program.executable = "\(folder)/qtfeed"
        return program
    }

    /// Rows of boxes, labels and buttons.
    var gtkFeed: Program {
        var program = gtk
        program.name = "GTK 4 ListView"
        program.executable = "\(folder)/gtk4feed"
        return program
    }

    /// Grids that an item comes into at the front, and goes again.
    var editedGridViews: [Program] {
        [newestGridView, gridView, gtk].map { view in
            var edited = view
            edited.arguments = ["edited-grid"]
            return edited
        }
    }

    func listView(_ mode: String, itemCount: Int) -> Program {
        Program(
            name: "QListView", executable: "\(folder)/qlistview", arguments: [mode, "\(itemCount)"],
            environment: Self.offscreen)
    }

    private func qtQuick(_ name: String, _ view: String) -> Program {
        Program(name: name, executable: "\(folder)/qtquick", arguments: [view], environment: Self.offscreen)
    }
}
