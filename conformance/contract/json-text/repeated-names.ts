/** Whether an object of a JSON text has a name twice. Parsers differ in which of the values they take. */
export function hasRepeatedName(text: string): boolean {
  /** The names of each open object; null for a list. */
  const open: (Set<string> | null)[] = []
  let last = ''
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const names = open.at(-1)
      const name = last.includes('\\') ? String(JSON.parse(last)) : last.slice(1, -1)
      if (names?.has(name) === true) return true
      names?.add(name)
    } else last = token
  }
  return false
}
