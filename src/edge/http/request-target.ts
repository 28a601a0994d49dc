/** A validated request target. */
export interface RequestTarget {
  path: string
  query: string
}

/**
 * Splits a request target; undefined when a server could read it differently, as with dot segments,
 * empty segments or encoded separators. Nothing is normalized: the validated target is forwarded.
 */
export function readTarget(raw: string): RequestTarget | undefined {
  const mark = raw.indexOf('?')
  const path = mark < 0 ? raw : raw.slice(0, mark)
  const query = mark < 0 ? '' : raw.slice(mark)
  if (!/^\/[\x21-\x7e]*$/.test(path) || !/^[\x21-\x22\x24-\x7e]*$/.test(query)) return undefined
  if (/[\\;#]|\/\/|\/\.{1,2}(\/|$)/.test(path)) return undefined
  if (path.includes('%') && !harmlessEncoding(path)) return undefined
  return { path, query }
}

function harmlessEncoding(path: string): boolean {
  if (/%(?:[01][\da-f]|2[5ef]|3b|5c|7f)/i.test(path)) return false
  return decoded(path) !== undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
