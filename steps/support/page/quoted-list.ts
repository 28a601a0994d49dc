/** `"a", "b" and "c"` of a step as a list. */
export function quotedList(list: string): string[] {
  return [...list.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? '')
}
