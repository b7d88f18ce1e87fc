"""The layers as a page knows them, from the frames that it was sent."""


class Layer:
    def __init__(self):
        self.parent, self.frame, self.scroll = None, [0, 0, 0, 0], [0, 0]
        self.label = self.role = self.picture = None


class Tree:
    def __init__(self):
        self.layers, self.root = {}, None

    def apply(self, message):
        self.root = message.get("root", self.root)
        for layer in message.get("created", ()):
            self.layers[layer] = Layer()
        for layer, properties in message.get("changed", ()):
            self._change(self.layers[layer], properties)
        for layer, parent, _ in message.get("placed", ()):
            self.layers[layer].parent = parent
        for layer in message.get("removed", ()):
            self._remove(layer)

    def _change(self, layer, properties):
        layer.frame = properties.get("frame", layer.frame)
        layer.scroll = properties.get("scroll", layer.scroll)
        if "access" in properties:
            access = properties["access"] or {}
            layer.label, layer.role = access.get("label"), access.get("role")
        if "content" in properties:
            layer.picture = (properties["content"] or {}).get("image")

    def _remove(self, removed):
        self.layers.pop(removed, None)
        for child in [number for number, layer in self.layers.items() if layer.parent == removed]:
            self._remove(child)

    def find(self, role, label):
        """Returns the number of the layer, or None."""
        found = (number for number, layer in self.layers.items() if (layer.role, layer.label) == (role, label))
        return next((number for number in found if self.is_placed(number)), None)

    def is_placed(self, number):
        while number is not None and number != self.root:
            number = self.layers[number].parent if number in self.layers else None
        return number is not None

    def centre(self, number):
        """In points of the root layer. Doesn't support rotated layers."""
        x, y, width, height = self.layers[number].frame
        x, y = x + width / 2, y + height / 2
        while (number := self.layers[number].parent) is not None:
            layer = self.layers[number]
            x += layer.frame[0] - layer.scroll[0] if number != self.root else 0
            y += layer.frame[1] - layer.scroll[1] if number != self.root else 0
        return x, y

    def pictures(self):
        """Returns for the label of each cell the id of the picture in it."""
        return {
            self.layers[owner].label: layer.picture
            for number, layer in self.layers.items()
            if layer.picture is not None and (owner := self._cell_of(number)) is not None
        }

    def _cell_of(self, number):
        while number is not None and self.layers[number].role != "cell":
            number = self.layers[number].parent
        return number
