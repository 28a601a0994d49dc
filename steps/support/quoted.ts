/** `"a", "b" and "c"` of a step as a list. */
export const quoted = (list: string): string[] =>
  [...list.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? '')
