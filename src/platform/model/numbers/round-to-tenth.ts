/**
 * Rounds to one decimal, half away from zero, so that negative values mirror positive ones; never
 * returns -0. The small addend makes 1.05, which is 1.0499… in binary, a half.
 */
export function roundToTenth(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 10 + 1e-9)) / 10 + 0
}
