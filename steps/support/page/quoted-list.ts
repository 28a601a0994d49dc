/** `"a", "b" and "c"` of a step as a list. */
export function quoted(list: string): string[] {
  return [...list.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? '')
}
