import type { Scale } from './scale.ts'
import { type Corner, smoothLine } from './smooth-line.ts'

/** A value over time. `joined` false: nothing is known of the time just before, so no line leads here. */
export type LinePoint = { at: number; value: number; joined: boolean }

/** Where the values stand, and the line through them in as many pieces as there are gaps. A piece of one value has no line. */
export function linePaths(points: readonly LinePoint[], x: Scale, y: Scale): { corners: Corner[]; path: string } {
  const corners = points.map(({ at, value }) => ({ x: x(at), y: y(value) }))
  const pieces: Corner[][] = []
  points.forEach(({ joined }, index) => {
    const corner = corners[index] as Corner // one for each point
    const piece = pieces.at(-1)
    if (joined && piece !== undefined) piece.push(corner)
    else pieces.push([corner])
  })
  return { corners, path: pieces.filter(({ length }) => length > 1).map(smoothLine).join('') }
}
