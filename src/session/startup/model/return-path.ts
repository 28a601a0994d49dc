import { isSamePath } from '#platform/model/canonical-path.ts'

/**
 * The place inside the portal to return to after sign-in, or null when what was remembered is not
 * one (docs/quality.md#d7): same origin after parsing, a path that no browser can take for another
 * host, and not the sign-in page itself. `remembered` is a path with query and hash, such as
 * `/blood-pressure/trends?range=30`.
 */
export function returnPath(remembered: unknown, origin: string): string | null {
  if (typeof remembered !== 'string' || !/^\/(?![/\\])/.test(remembered)) return null
  // Browsers drop tabs and newlines while parsing: "/\t/evil.example" would become
  // "//evil.example".
  if (/[\u0000-\u001f\u007f\\]/.test(remembered)) return null
  const url = URL.parse(remembered, origin)
  if (!url || url.origin !== origin || url.username !== '' || url.pathname.startsWith('//'))
    return null
  if (isSamePath('/login', url.pathname) || isSamePath('/', url.pathname)) return null
  return url.pathname + url.search + url.hash
}
