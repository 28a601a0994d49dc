/**
 * The shapes that accompany the colors: an outline becomes solid with severity, up is high, down is
 * low. All fit a 16 by 16 box around their center.
 */
export type MarkShape =
  | 'circle'
  | 'diamond'
  | 'triangle-up'
  | 'triangle-up-solid'
  | 'triangle-down'
  | 'triangle-down-solid'
  | 'octagon'

type Point = readonly [x: number, y: number]
const corners: Record<Exclude<MarkShape, 'circle'>, readonly Point[]> = {
  diamond: [
    [0, -6.8],
    [6.8, 0],
    [0, 6.8],
    [-6.8, 0],
  ],
  'triangle-up': [
    [0, -4.7],
    [5.7, 5.3],
    [-5.7, 5.3],
  ],
  'triangle-up-solid': [
    [0, -6.5],
    [7.2, 6.3],
    [-7.2, 6.3],
  ],
  'triangle-down': [
    [0, 4.7],
    [-5.7, -5.3],
    [5.7, -5.3],
  ],
  'triangle-down-solid': [
    [0, 6.5],
    [-7.2, -6.3],
    [7.2, -6.3],
  ],
  octagon: [
    [-2.9, -7],
    [2.9, -7],
    [7, -2.9],
    [7, 2.9],
    [2.9, 7],
    [-2.9, 7],
    [-7, 2.9],
    [-7, -2.9],
  ],
}
const outlines: ReadonlySet<MarkShape> = new Set<MarkShape>(['triangle-up', 'triangle-down'])

/** Whether the shape is drawn as an outline around the surface color. */
export function isOutline(shape: MarkShape): boolean {
  return outlines.has(shape)
}

const round = (value: number) => Math.round(value * 10) / 10

/** The path of a shape around (x, y). `scale` 1 is 16 px; charts use 0.875 (14 px). */
export function shapePath(shape: MarkShape, x: number, y: number, scale = 1): string {
  if (shape === 'circle') {
    const r = round(6 * scale)
    return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  }
  return `M${corners[shape].map(([dx, dy]) => `${round(x + dx * scale)} ${round(y + dy * scale)}`).join('L')}z`
}

/** The "!" in an octagon, to be stroked in the surface color. */
export function exclamationPath(x: number, y: number, scale = 1): string {
  return `M${round(x)} ${round(y - 3.8 * scale)}v${round(4.6 * scale)}M${round(x)} ${round(y + 3.5 * scale)}v${round(0.3 * scale)}`
}
