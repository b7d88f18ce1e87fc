// Puts the page together: frames go from the connection to the tree, input from the device to the outbox.

import { Accessibility } from "./accessibility.js";
import { Connection } from "./connection.js";
import { Device } from "./device.js";
import { followKeys } from "./keyboard.js";
import { LayerTree } from "./tree.js";
import { Outbox } from "./outbox.js";
import { PictureStore } from "./pictures.js";
import { followPointer } from "./pointer.js";
import { followTouches } from "./touch.js";
import { followWheel } from "./wheel.js";

const connection = new Connection(document.querySelector(".note"));
const outbox = new Outbox(connection);
const device = new Device(document, outbox);
const pictures = new PictureStore(device, id => connection.send({ imageFailed: id }));
const accessibility = new Accessibility(device.element, outbox);
const tree = new LayerTree(device, pictures, accessibility);

const darkness = matchMedia("(prefers-color-scheme: dark)");
const sendAppearance = () => outbox.send({ kind: "appearance", appearance: darkness.matches ? "dark" : "light" });
darkness.addEventListener("change", sendAppearance);

connection.onHello = ({ run, title }) => {
    document.title = title;
    pictures.begin(run);
    tree.startOver();
    sendAppearance();
};

connection.onFrame = frame => {
    try {
        tree.apply(frame);
    } finally {
        connection.send({ ack: frame.frame });
    }
};

device.onPixelRatio = () => tree.layOutContents();

followPointer(device, outbox);
followTouches(device, outbox);
followWheel(device, outbox);
followKeys(device, outbox);
connection.open();
device.element.focus({ preventScroll: true });
