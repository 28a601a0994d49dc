/** Whether a list of `count` entries has room for one more: the maximum is `most`. */
export function hasRoom(count: number, most: number): boolean {
  return count < most
}

/** Whether `count` rows are more than the first `shown`. */
export function hasMore(count: number, shown: number): boolean {
  return count > shown
}

/** Whether `have` are enough: exactly `need` are. */
export function isEnough(have: number, need: number): boolean {
  return have >= need
}

/** The values from `least` to `most`, both included. */
export function between<Value extends number>(
  values: readonly Value[],
  least: number,
  most: number,
): readonly Value[] {
  return values.filter((value) => value >= least && value <= most)
}
