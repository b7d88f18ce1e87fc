// Puts the page together: frames go from the connection to the tree, and input from the device to the outbox.

import { Accessibility } from "./accessibility.js";
import { Announcer } from "./announcer.js";
import { Connection } from "./connection.js";
import { Device } from "./device.js";
import { Places } from "./history.js";
import { appFonts } from "./fonts.js";
import { followKeys } from "./keyboard.js";
import { LayerTree } from "./tree.js";
import { Opener } from "./opening.js";
import { Outbox } from "./outbox.js";
import { PictureStore } from "./pictures.js";
import { followPointer } from "./pointer.js";
import { followPreferences } from "./preferences.js";
import { Surroundings } from "./surroundings.js";
import { followTouches } from "./touch.js";
import { followWheel } from "./wheel.js";

const connection = new Connection(document.querySelector(".note"));
connection.open();
const outbox = new Outbox(connection);
const device = new Device(document, outbox);
const pictures = new PictureStore(device, id => connection.send({ imageFailed: id }));
const accessibility = new Accessibility(device.element, outbox);
const tree = new LayerTree(device, pictures, accessibility);
const announcer = new Announcer(document.querySelector(".spoken"));
const opener = new Opener();
const surroundings = new Surroundings();
const places = new Places(
    place => outbox.send({ kind: "open", place }), step => outbox.send({ kind: "back", step }));

/// The first connected page determines how the app looks; the others show the same.
let leads = false;
const preferences = followPreferences(outbox, () => leads);
const darkness = matchMedia("(prefers-color-scheme: dark)");
const lead = isLeader => {
    leads = isLeader;
    if (leads) outbox.send({ kind: "appearance", appearance: darkness.matches ? "dark" : "light" });
    if (leads) preferences.send();
    device.lead(leads);
};
darkness.addEventListener("change", () => lead(leads));

connection.onHello = ({ run, title, leads }) => {
    document.title = title;
    pictures.begin(run);
    appFonts.begin(run);
    places.begin(run);
    tree.startOver();
    lead(leads);
};

connection.onLead = lead;

connection.onSurroundings = around => {
    document.title = around.title;
    surroundings.show(around);
    places.show(around);
};

// Only on a device with vibration, after its person has touched the page. Otherwise the browser would warn on the
// console, which helps no one.
connection.onVibration = pattern => {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
};

connection.onAnnouncement = words => announcer.say(words);

connection.onOpening = address => opener.open(address);

connection.onFrame = frame => {
    try {
        tree.apply(frame);
    } finally {
        connection.send({ ack: frame.frame });
    }
};

device.onPixelRatio = () => tree.pixelsChanged();

followPointer(device, outbox);
followTouches(device, outbox);
followWheel(device, outbox);
followKeys(device, outbox);
device.element.focus({ preventScroll: true });
