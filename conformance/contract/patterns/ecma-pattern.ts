/** Whether a text is a regular expression of ECMAScript with the flag `u`. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode
  } catch {
    return false
  }
}

const posix: Readonly<Record<string, string>> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  xdigit: '0-9a-fA-F',
  word: '\\w',
}

/** An escape, a range of a class, or one character. */
const tokens =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|c[a-zA-Z]|[^])|[a-zA-Z]-[a-zA-Z]|[^]/gu

/** Escapes that ECMAScript has in patterns with the flag `u`. */
const known = /^\\(?:[\^$\\.*+?()[\]{}|/]|[dDsSwWbBfnrtv0-9]|[pPuxkc].)/u

/** Rewrites a pattern one token at a time; `isInClass` says whether the token is in `[…]`. */
const mapTokens = (
  pattern: string,
  change: (token: string, isInClass: boolean) => string,
): string => {
  let isInClass = false
  return [...pattern.matchAll(tokens)]
    .map(([token]) => {
      const changed = change(token, isInClass)
      if (token === '[') isInClass = true
      if (token === ']') isInClass = false
      return changed
    })
    .join('')
}

const withoutCase = (pattern: string): string =>
  mapTokens(pattern, (token, isInClass) => {
    if (/^[a-zA-Z]-[a-zA-Z]$/.test(token))
      return isInClass
        ? `${token.toLowerCase()}${token.toUpperCase()}`
        : [...token].map((each) => withoutCase(each)).join('')
    if (!/^[a-zA-Z]$/.test(token)) return token
    const both = `${token.toLowerCase()}${token.toUpperCase()}`
    return isInClass ? both : `[${both}]`
  })

/**
 * A pattern as ECMAScript reads it with the flag `u`. Common syntax of PCRE, Python and Java is
 * translated; undefined if a pattern cannot be translated safely.
 */
export function ecmaPattern(pattern: string): string | undefined {
  if (isPattern(pattern)) return pattern
  const [flags = ''] = /^\(\?[imsu]+\)/.exec(pattern) ?? []
  // `m` and `s` change the meaning of other tokens.
  if (/[ms]/.test(flags)) return undefined
  const plain = pattern
    .slice(flags.length)
    .replaceAll('(?P<', '(?<')
    .replaceAll(/\(\?P=(\w+)\)/g, '\\k<$1>')
    .replaceAll(/\[:(\w+):\]/g, (whole, name: string) => posix[name] ?? whole)
  const escaped = mapTokens(plain, (token, isInClass) => {
    if (token === '\\A' && !isInClass) return '^'
    if ((token === '\\z' || token === '\\Z') && !isInClass) return '$'
    if (token.startsWith('\\') && !known.test(token))
      return token === '\\-' && isInClass
        ? token
        : /^\\[a-zA-Z]/.test(token)
          ? token
          : token.slice(1)
    return token
  })
  // Older syntax allows a brace or bracket of its own.
  const braced = mapTokens(escaped, (token, isInClass) =>
    isInClass && token === '[' ? '\\[' : token,
  ).replaceAll(
    /(\\[pPu]\{[^}]*\}|\\.|\{\d+(?:,\d*)?\})|[{}]/gs,
    (brace, kept?: string) => kept ?? `\\${brace}`,
  )
  for (const each of [escaped, braced]) {
    const found = flags.includes('i') ? withoutCase(each) : each
    if (isPattern(found)) return found
  }
  return undefined
}
