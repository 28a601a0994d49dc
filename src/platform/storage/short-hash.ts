/** FNV-1a, 32 bits, in base 36. It only distinguishes the members of one device. */
export function shortHash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}
