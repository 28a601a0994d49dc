import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf, rowBlocks } from './row-blocks.ts'

test("keeps a group's heading on its first block and counts the lines", () => {
  const rows = Array.from({ length: 30 }, (_, index) => index)
  const blocks = rowBlocks(
    [
      { key: 'a', heading: 'A', rows },
      { key: 'b', heading: 'B', rows: [7] },
    ],
    [],
  )
  expect(
    blocks.map(({ key, heading, rows: own, at }) => [key, heading?.() ?? null, own.length, at]),
  ).toEqual([
    ['a', 'A', 12, 0],
    ['a 12', null, 12, 13],
    ['a 24', null, 6, 25],
    ['b', 'B', 1, 31],
  ])
})

test('keeps all plain rows in order', () =>
  fc.assert(
    fc.property(fc.nat(200), (count) => {
      const rows = Array.from({ length: count }, (_, index) => index)
      expect(rowBlocks(null, rows).flatMap((block) => block.rows)).toEqual(rows)
    }),
  ))

test('shows blocks near the window, the focused one, and spacers between them', () => {
  expect(piecesOf([100, 100, 100, 100, 100], 150, 250, null)).toEqual([
    { kind: 'space', from: 0, height: 100 },
    { kind: 'block', index: 1 },
    { kind: 'block', index: 2 },
    { kind: 'space', from: 3, height: 200 },
  ])
  expect(piecesOf([100, 100, 100], 0, 50, 2)).toEqual([
    { kind: 'block', index: 0 },
    { kind: 'space', from: 1, height: 100 },
    { kind: 'block', index: 2 },
  ])
  expect(piecesOf([100, 100], 100, 200, null)).toEqual([
    { kind: 'space', from: 0, height: 100 },
    { kind: 'block', index: 1 },
  ])
})

test('keeps the total height for any position of the window', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 50 }),
      fc.integer({ min: -500, max: 20_000 }),
      fc.nat(2_000),
      fc.option(fc.nat(60)),
      (heights, top, tall, kept) => {
        const pieces = piecesOf(heights, top, top + tall, kept)
        const high = pieces.reduce(
          (sum, piece) =>
            sum + (piece.kind === 'space' ? piece.height : (heights[piece.index] ?? 0)),
          0,
        )
        expect(high).toBe(heights.reduce((sum, height) => sum + height, 0))
        for (const [index, piece] of pieces.entries())
          if (piece.kind === 'space') expect(pieces[index + 1]?.kind).not.toBe('space')
      },
    ),
  ))
