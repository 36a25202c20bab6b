import type { CustomPlugin } from 'svgo'
import { textOf } from './crop-drawing.ts'

/** Type size of labels of edges and messages as the renderer draws and measures them, and as they are legible (px). */
const drawnSize = 11
const legibleSize = 12.5

/**
 * A character without width, which the renderer measures like a letter: a label that contains some has a box for the
 * legible size.
 */
export const labelRoom = '\u200b'

/** Enlarges the labels of a diagram, and the boxes behind them by as much, so that no label touches its box. */
export const enlargeLabels: CustomPlugin = {
  name: 'enlargeLabels',
  fn() {
    return {
      element: {
        enter({ name, attributes, children }, parent) {
          if (name !== 'text' || attributes['font-size'] !== String(drawnSize)) return
          attributes['font-size'] = String(legibleSize)
          const elements = parent.children.filter((child) => child.type === 'element')
          const box = elements[elements.findIndex((element) => element.attributes === attributes) - 1]
          if (box?.name !== 'rect' || textOf({ type: 'text', children }).includes(labelRoom)) return
          const [x, width] = [Number(box.attributes.x), Number(box.attributes.width)]
          // The box of a label has its center.
          if (Math.abs(x + width / 2 - Number(attributes.x)) > 1) return
          const added = width * (legibleSize / drawnSize - 1)
          box.attributes.x = String(Math.round((x - added / 2) * 10) / 10)
          box.attributes.width = String(Math.round((width + added) * 10) / 10)
        },
      },
    }
  },
}
