/**
 * The comparison of paths. Letter case, extra slashes and needless encoding make no difference;
 * parameter values stay unchanged.
 */

/**
 * The canonical path of a page, such as `/coaching/sessiondetails/A1` for
 * `/Coaching/SessionDetails/A1/`; null when the pattern does not match.
 */
export function canonicalPath(pattern: string, pathname: string): string | null {
  const wanted = partsOf(pattern)
  const given = partsOf(pathname)
  const least = wanted.filter((part) => !part.endsWith('?')).length
  if (given.length > wanted.length || given.length < least) return null
  const parts = given.map((part, at) => {
    const own = wanted[at] ?? ''
    return own.startsWith(':') ? part : isSameWord(part, own) ? own : null
  })
  return parts.includes(null) ? null : `/${parts.join('/')}`
}

/** Whether a path is equivalent to this address. */
export function isSamePath(address: string, pathname: string): boolean {
  return canonicalPath(address, pathname) !== null
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

function isSameWord(part: string, own: string): boolean {
  try {
    return decodeURIComponent(part).toLowerCase() === own.toLowerCase()
  } catch {
    return false // A part that cannot be decoded never matches.
  }
}
