/** The quoted texts of a step: `"a", "b" and "c"`. */
export function quotedList(list: string): string[] {
  return [...list.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? '')
}
