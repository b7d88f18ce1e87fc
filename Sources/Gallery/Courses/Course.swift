import UIKit

/// An evening class.
struct Course {
    let name: String
    let teacher: String
    let symbol: String
    let color: UIColor
    let about: String

    /// Classes of one kind.
    struct Subject {
        let name: String
        let courses: [Course]
    }

    static let subjects = [
        Subject(
            name: "Arts",
            courses: [
                Course(
                    name: "Painting", teacher: "Ines Moreau", symbol: "paintbrush.fill", color: .systemPink,
                    about: "Still lifes in oil, from the first sketch to the last glaze. Brushes and canvas are there."),
                Course(
                    name: "Choir", teacher: "Jonas Lind", symbol: "music.note", color: .systemPurple,
                    about: "Four voices, mostly folk songs, and a concert in June. Nobody has to read music."),
                Course(
                    name: "Drawing", teacher: "Amara Okafor", symbol: "pencil", color: .systemOrange,
                    about: "Hands, faces and the people in the tram. Bring a sketchbook you don't mind spoiling."),
                Course(
                    name: "Novels", teacher: "Pavel Horak", symbol: "book", color: .systemRed,
                    about: "One book a month, and an evening of arguing about it."),
            ]),
        Subject(
            name: "Sciences",
            courses: [
                Course(
                    name: "Astronomy", teacher: "Mei Tanaka", symbol: "sun.max", color: .systemYellow,
                    about: "From the roof when it's clear, from the library when it isn't."),
                Course(
                    name: "Geography", teacher: "Luis Prado", symbol: "globe", color: .systemTeal,
                    about: "How rivers move, why cities are where they are, and what maps leave out."),
                Course(
                    name: "Weather", teacher: "Freya Dahl", symbol: "thermometer", color: .systemBlue,
                    about: "Read a chart, build a barometer, and forecast the weekend better than your phone."),
            ]),
        Subject(
            name: "Everyday",
            courses: [
                Course(
                    name: "Sign language", teacher: "Noa Levi", symbol: "hand.raised", color: .systemGreen,
                    about: "The first three hundred signs, and a whole evening without a spoken word."),
                Course(
                    name: "Houses", teacher: "Tom Becker", symbol: "house", color: .systemBrown,
                    about: "Hang a door, find a leak, and know when to call somebody who can."),
                Course(
                    name: "Typing", teacher: "Sana Iqbal", symbol: "keyboard", color: .systemIndigo,
                    about: "Ten fingers, no looking. Twenty minutes a day do the rest."),
            ]),
    ]
}
