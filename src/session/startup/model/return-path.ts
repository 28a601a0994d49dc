import { isSamePath } from '#platform/model/canonical-path.ts'
import { href } from '#platform/model/paths.ts'

/**
 * The page to return to after sign-in; null when the remembered value is not a valid path
 * (docs/quality.md#d7).
 *
 * It must be same-origin after parsing, with a path that no browser takes for another host, and not
 * the sign-in page. `remembered` is a path with query and hash, such as
 * `/blood-pressure/trends?range=30`.
 */
export function returnPath(remembered: unknown, origin: string): string | null {
  if (typeof remembered !== 'string' || !/^\/(?![/\\])/.test(remembered)) return null
  // Browsers drop tabs and newlines while parsing: "/\t/evil.example" becomes "//evil.example".
  if (/[\u0000-\u001f\u007f\\]/.test(remembered)) return null
  const url = URL.parse(remembered, origin)
  if (!url || url.origin !== origin || url.username !== '' || url.pathname.startsWith('//'))
    return null
  if (isSamePath(href('login'), url.pathname) || isSamePath('/', url.pathname)) return null
  return url.pathname + url.search + url.hash
}
