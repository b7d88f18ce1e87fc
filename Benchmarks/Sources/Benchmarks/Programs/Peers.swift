import Foundation

/// Other engines: small programs of ours that use them, built by `Benchmarks/run`.
struct Peers {
    /// The folder with their executables.
    let folder: String

    /// If there is a display, Qt tries it first, which takes 50 ms.
    private static let offscreen: [String: String?] = ["QT_QPA_PLATFORM": "offscreen", "DISPLAY": nil]

    var gridView: Program { qtQuick("Qt 6.4 GridView", "grid") }
    var tableView: Program { qtQuick("Qt 6.4 TableView", "table") }

    /// The newest Qt, from PyPI.
    var newestGridView: Program {
        Program(name: "newest Qt GridView", executable: "\(folder)/qtpython", environment: Self.offscreen)
    }

    /// The newest Qt with one item per row.
    var newestListView: Program {
        var program = newestGridView
        program.name = "newest Qt ListView"
        program.arguments = ["list"]
        return program
    }

    var gtk: Program {
        // Drawn without OpenGL, because GTK needs 30 ms and 60 MiB to set that up.
        Program(
            name: "GTK 4 GridView", executable: "\(folder)/gtk4",
            environment: ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable,vulkan-disable"])
    }

    /// A row of labels and boxes, placed by GTK's own constraints.
    var constrainedCell: Program {
        var program = gtk
        program.name = "GTK 4 constraints"
        program.executable = "\(folder)/gtk4constraints"
        // Each item takes milliseconds.
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

    /// Grids into which an item is inserted at the front, and removed again.
    var editedGridViews: [Program] {
        [newestGridView, gridView, gtk].map { view in
            var edited = view
            edited.arguments = ["edited-grid"]
            return edited
        }
    }

    /// Grids that are flung.
    var flungGridViews: [Program] {
        [newestGridView, gtk, bareC].map { view in
            var flung = view
            flung.arguments = ["flung-grid"]
            return flung
        }
    }

    /// The same work without views, data source and layout.
    var bareC: Program { Program(name: "C", executable: "\(folder)/barec") }

    func listView(_ mode: String, itemCount: Int) -> Program {
        Program(
            name: "QListView", executable: "\(folder)/qlistview", arguments: [mode, "\(itemCount)"],
            environment: Self.offscreen)
    }

    private func qtQuick(_ name: String, _ view: String) -> Program {
        Program(name: name, executable: "\(folder)/qtquick", arguments: [view], environment: Self.offscreen)
    }
}
