interface Member {
  /** Where the name begins, or the item of a list. */
  readonly at: number
  /** Where the value begins. */
  readonly value: number
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\]]/g
const quoted = /"(?:[^"\\]|\\.)*"/y
const space = /[\s,:]*/y
const literal = /[^\s,\]}]*/y

/**
 * Places in a JSON text, which must be valid. A value is read when it is looked at, so a place in a
 * large text costs little.
 */
export class JsonPositions {
  readonly #text: string
  readonly #members = new Map<number, ReadonlyMap<string, Member>>()

  constructor(text: string) {
    this.#text = text
  }

  /** The offset of the last step that exists: its name in an object, or its item in a list. */
  offsetOf(steps: readonly string[]): number {
    let value = this.#matched(space, 0)
    let at = 0
    for (const step of steps) {
      const member = this.#membersOf(value).get(step)
      if (member === undefined) break
      ;({ at, value } = member)
    }
    return at
  }

  /** The end of a match at an offset. */
  #matched(pattern: RegExp, offset: number): number {
    pattern.lastIndex = offset
    return pattern.test(this.#text) ? pattern.lastIndex : offset
  }

  #end(value: number): number {
    const first = this.#text[value]
    if (first === '"') return this.#matched(quoted, value)
    if (first !== '{' && first !== '[') return this.#matched(literal, value)
    token.lastIndex = value
    let depth = 0
    do {
      const found = token.exec(this.#text)?.[0]
      if (found === undefined) return this.#text.length
      if (found === '{' || found === '[') depth += 1
      if (found === '}' || found === ']') depth -= 1
    } while (depth > 0)
    return token.lastIndex
  }

  #membersOf(container: number): ReadonlyMap<string, Member> {
    const known = this.#members.get(container)
    if (known !== undefined) return known
    const members = new Map<string, Member>()
    const first = this.#text[container]
    if (first === '{' || first === '[') {
      let at = this.#matched(space, container + 1)
      while (at < this.#text.length && this.#text[at] !== '}' && this.#text[at] !== ']') {
        const named = first === '{' ? this.#matched(quoted, at) : at
        const value = this.#matched(space, named)
        const name =
          first === '{' ? (JSON.parse(this.#text.slice(at, named)) as string) : String(members.size)
        members.set(name, { at, value })
        at = this.#matched(space, this.#end(value))
      }
    }
    this.#members.set(container, members)
    return members
  }
}

/** The line and column of offsets, counted from 1. */
export function lineCounter(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - starts[low]! + 1 }
  }
}
