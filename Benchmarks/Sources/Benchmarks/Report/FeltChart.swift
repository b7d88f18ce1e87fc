import Foundation

/// The six things that a person feels, ours beside Qt, GTK and C.
struct FeltChart {
    let scrolling: Race
    let editing: Race
    let flinging: Race
    /// nil if no browser was there.
    let addresses: AddressTimes?

    var chart: Chart {
        Chart(
            panels: [
                panel("First layout", "of a million items, from the program's first call", scrolling, \.firstLayout),
                panel("A scroll step", "six cells leave, six are bound", scrolling, \.step),
                panel("A frame of a fling", "in real time; ours and Qt's also for the screen", flinging, \.flingFrame),
                panel("An insertion", "the first of a million items; all others move", editing, \.edit),
                panel("Memory", "that the first layout adds", scrolling, \.memory, text: \.briefBytes),
                addressPanel,
            ],
            caption: "Medians of one run; less is better. Each vertical line is ten times the one before.")
    }

    private func panel(
        _ title: String, _ note: String, _ race: Race, _ value: KeyPath<ProgramResult, Double?>,
        text: @escaping (Double) -> String = \.briefTime
    ) -> Chart.Panel {
        let programs = [
            ("Tessera", "tessera"), ("Qt, newest", "newest Qt GridView"), ("GTK 4", "GTK 4 GridView"),
            ("C, no views", "C"),
        ]
        let marks = programs.map { title, name in
            Chart.Mark(name: title, value: race.sample(name, value)?.median, isOurs: name == "tessera")
        }
        return Chart.Panel(title: title, note: note, text: text, marks: marks)
    }

    private var addressPanel: Chart.Panel {
        Chart.Panel(
            title: "From an address to cells", note: "in a browser; ours as a debug build, GTK's by Broadway",
            text: \.briefTime,
            marks: [
                Chart.Mark(name: "Tessera", value: addresses?.median("tessera"), isOurs: true),
                Chart.Mark(name: "GTK 4", value: addresses?.median("GTK 4 GridView")),
            ])
    }
}

/// What `Benchmarks/address` measured: nanoseconds of each round, by program.
struct AddressTimes {
    private let times: [String: [Double]]

    /// nil if it measured nothing: there was no browser.
    init?(peers: Peers) {
        guard let data = FileManager.default.contents(atPath: "\(peers.folder)/address.json"),
            let times = try? JSONDecoder().decode([String: [Double]].self, from: data)
        else { return nil }
        self.times = times
    }

    func median(_ name: String) -> Double? { times[name].map { Sample($0).median } }
}
