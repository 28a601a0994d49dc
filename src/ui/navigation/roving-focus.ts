/**
 * The next index for a key in a list of `count` items (a menu, a row of tabs): Down and Up wrap
 * around, Home and End jump. `index` is -1 without an active item. Undefined for other keys.
 */
export function rovingFocusStep(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
