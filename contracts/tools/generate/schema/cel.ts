/** A path of an expression: its name in the portal, and the words of its enum. */
export type CelPath = { readonly path: string; readonly words?: readonly (string | undefined)[] }

/**
 * Translates a CEL rule of a message into JavaScript over `value`: `has`, `contains`, `endsWith`,
 * `in`, comparisons, sums, products, `&&`, `||` and `!`. Throws on anything else, so that no rule
 * is lost silently.
 */
export function javascriptOfCel(
  expression: string,
  pathOf: (snake: readonly string[]) => CelPath,
): string {
  const tokens = [
    ...expression.matchAll(
      /\s*(&&|\|\||[!<>=]=|[()[\]<>!.,+*]|'(?:[^'\\]|\\.)*'|-?[0-9]+(?:\.[0-9]+)?|[A-Za-z_][A-Za-z0-9_]*)/g,
    ),
  ].map((match) => match[1] ?? '')
  let at = 0
  const refuse = (): never => {
    throw new Error(
      `The generator does not support the rule ${expression} (at ${tokens[at] ?? 'its end'}).`,
    )
  }
  const take = (token: string): void => void (tokens[at] === token ? (at += 1) : refuse())
  const text = or()
  if (at < tokens.length) refuse()
  return text

  function or(): string {
    let left = and()
    while (tokens[at] === '||') left = `${left} || ${(at++, and())}`
    return left
  }
  function and(): string {
    let left = comparison()
    while (tokens[at] === '&&') left = `${left} && ${(at++, comparison())}`
    return left
  }
  function comparison(): string {
    const left = sum()
    const operator = tokens[at] ?? ''
    if (operator === 'in') {
      at += 1
      return `${list(left.words)}.includes(${left.text})`
    }
    if (!['==', '!=', '<', '<=', '>', '>='].includes(operator)) return left.text
    at += 1
    const right = sum()
    const word = left.words?.[Number(right.text)]
    return `${left.text} ${operator === '==' ? '===' : operator === '!=' ? '!==' : operator} ${word === undefined ? right.text : JSON.stringify(word)}`
  }
  /** In both languages products bind tighter than sums. */
  function sum(): ReturnType<typeof operand> {
    let left = operand()
    while (tokens[at] === '+' || tokens[at] === '*')
      left = { text: `${left.text} ${tokens[at++] ?? ''} ${operand().text}` }
    return left
  }
  /** A list such as `[1, 2]`; enum members become their words. */
  function list(words: CelPath['words']): string {
    take('[')
    const items = [operand().text]
    while (tokens[at] === ',') items.push((at++, operand().text))
    take(']')
    return `[${items.map((item) => (words?.[Number(item)] === undefined ? item : JSON.stringify(words[Number(item)]))).join(', ')}]`
  }
  function operand(): { readonly text: string; readonly words?: CelPath['words'] } {
    const token = tokens[at++] ?? ''
    if (token === '!') return { text: `!${operand().text}` }
    if (token === '(') {
      const inner = or()
      take(')')
      return { text: `(${inner})` }
    }
    if (token === 'has') {
      take('(')
      take('this')
      const { path } = pathOf(names().names)
      take(')')
      return { text: `(${path} !== undefined)` }
    }
    if (token === 'this') {
      const { names: read, method } = names()
      const found = pathOf(read)
      if (method === undefined)
        return { text: found.path, ...(found.words === undefined ? {} : { words: found.words }) }
      take('(')
      const argument = operand().text
      take(')')
      return { text: `${found.path}.${method}(${argument})` }
    }
    if (token.startsWith("'"))
      return { text: JSON.stringify(token.slice(1, -1).replaceAll(/\\(.)/g, '$1')) }
    return /^-?[0-9]/.test(token) ? { text: token } : refuse()
  }
  /** A path such as `.card.text`, with the method at its end. */
  function names(): { readonly names: readonly string[]; readonly method?: string } {
    const found: string[] = []
    while (tokens[at] === '.') {
      const name = tokens[at + 1] ?? ''
      if (tokens[at + 2] === '(') {
        at += 2
        const method = methods[name]
        return method === undefined ? refuse() : { names: found, method }
      }
      found.push(name)
      at += 2
    }
    return { names: found }
  }
}

const methods: Readonly<Record<string, string>> = {
  contains: 'includes',
  endsWith: 'endsWith',
  startsWith: 'startsWith',
}
