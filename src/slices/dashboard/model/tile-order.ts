/** The dashboard's tiles in their initial order. */
export const dashboardTiles = [
  'blood-sugar',
  'blood-pressure',
  'weight',
  'pulse',
  'kidney',
  'food',
  'scores',
  'supplies',
] as const
export type DashboardTile = (typeof dashboardTiles)[number]

/**
 * The initial order with the new order of cards: the scores come first, and supplies stand before
 * food.
 */
export const newTileOrder: readonly DashboardTile[] = [
  'scores',
  'blood-sugar',
  'blood-pressure',
  'weight',
  'pulse',
  'kidney',
  'supplies',
  'food',
]

const letters = 'abcdefgh'

/**
 * Encodes an order with one letter for each tile, shown or not, so that it does not reveal a
 * member's programs. Decoding returns `null` for an invalid text, of another version or edited by
 * hand.
 */
export function orderWord(order: readonly DashboardTile[]): string {
  return order.map((tile) => letters[dashboardTiles.indexOf(tile)]).join('')
}
export function orderOf(word: string | null): readonly DashboardTile[] | null {
  if (word === null || word.length !== dashboardTiles.length || new Set(word).size !== word.length)
    return null
  const order = [...word].map((letter) => dashboardTiles[letters.indexOf(letter)])
  return order.every((tile) => tile !== undefined) ? order : null
}

/** The order with a tile moved one shown place up or down; unchanged at either end. */
export function moved(
  order: readonly DashboardTile[],
  shown: readonly DashboardTile[],
  tile: DashboardTile,
  by: -1 | 1,
): readonly DashboardTile[] {
  const seen = order.filter((one) => shown.includes(one))
  const neighbour = seen[seen.indexOf(tile) + by]
  if (neighbour === undefined || !seen.includes(tile)) return order
  return order
    .filter((one) => one !== tile)
    .flatMap((one) => (one !== neighbour ? [one] : by < 0 ? [tile, one] : [one, tile]))
}
