/** The nesting of JSON that is read. Functions that walk a value would overflow the stack beyond it. */
export const DEEPEST = 1_000

const [QUOTE, ESCAPE] = [0x22, 0x5c]
const opens = new Set([0x5b, 0x7b])
const closes = new Set([0x5d, 0x7d])

/** Whether a JSON text has objects and lists inside one another beyond the limit. */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index]!
    if (isText && byte === ESCAPE) index += 1
    else if (byte === QUOTE) isText = !isText
    else if (isText) continue
    else if (opens.has(byte)) {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (closes.has(byte)) depth -= 1
  }
  return false
}
