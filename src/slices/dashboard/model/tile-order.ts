/** The dashboard's tiles, in the order that everybody begins with. */
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
 * The order to begin with where the new order of cards is on: the scores over all come first, and
 * what has to be ordered stands before the food.
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
 * An order as one word, a letter for each tile, and back. It always has every tile, seen or not, so
 * that it says nothing of a member's programs. A word that is no order is null: it was made by
 * another portal, or by hand.
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

/**
 * The order with a tile moved over its next shown neighbour, one up or one down; as it was when
 * there is none.
 */
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
