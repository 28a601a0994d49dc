export function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((part / whole) * 1_000) / 10
}
