import { promisedOf } from '../runner/target/target-features.ts'
import { headerOf } from '../runner/http/http-response.ts'
import type { Check } from './check.ts'
import { fine } from './verdicts.ts'

/**
 * `*` is for public responses. An allowed origin is named exactly, with `Vary: Origin` (Fetch, CORS
 * protocol). An unknown origin matters where credentials are allowed, or if `isStrict`.
 */
export const corsExactOrigin =
  (isStrict: boolean): Check =>
  ({ testCase, response, operation, features }) => {
    const { against } = testCase
    if (against?.kind !== 'origin' || response.status >= 500) return fine
    const say = (words: string) => [{ words, promise: operation.pointer }]
    const allowed = headerOf(response, 'access-control-allow-origin')
    const hasCredentials =
      headerOf(response, 'access-control-allow-credentials')?.toLowerCase() === 'true'
    if (!isStrict && !against.isLetIn && !hasCredentials) return fine
    if (allowed === 'null') return say('allows the origin "null"')
    if (allowed === '*' && hasCredentials) return say('allows every origin with credentials')
    if (!against.isLetIn)
      return allowed === against.origin
        ? say('echoes any requesting origin')
        : allowed === '*' && promisedOf(features, 'cors').length > 0
          ? say('allows every origin')
          : fine
    if (allowed !== against.origin) return say('does not name the allowed origin')
    const vary = (headerOf(response, 'vary') ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
    return vary.includes('origin') || vary.includes('*')
      ? fine
      : say('allows an origin without Vary: Origin')
  }

/**
 * Cookies need Secure over https. `isStrict` asks for Secure everywhere, SameSite and HttpOnly;
 * scripts may then read only the cookies that the target names (`features: { cookies: [name] }`).
 */
export const cookieFlags =
  (isStrict: boolean, isEncrypted: boolean): Check =>
  ({ response, operation, features }) => {
    if (features.cookies === false) return fine
    const readable = promisedOf(features, 'cookies')
    return response.headers
      .filter(([name]) => name === 'set-cookie')
      .flatMap(([, cookie]) => {
        const [pair = '', ...offered] = cookie.split(';').map((each) => each.trim())
        const flags = offered.map((each) => each.toLowerCase())
        const missing = [
          ...(flags.includes('secure') || !(isStrict || isEncrypted) ? [] : ['Secure']),
          ...(!isStrict || flags.includes('httponly') || readable.includes(pair.split('=')[0] ?? '')
            ? []
            : ['HttpOnly']),
          ...(!isStrict || flags.some((flag) => flag.startsWith('samesite=')) ? [] : ['SameSite']),
        ]
        return missing.length === 0
          ? fine
          : [{ words: `set a cookie without ${missing.join(', ')}`, promise: operation.pointer }]
      })
  }

/** Headers that the target promises on every response, as `name` or `name: value`. */
export const securityHeaders: Check = ({ response, operation, features }) =>
  promisedOf(features, 'security-headers').flatMap((promise) => {
    const [name = '', ...rest] = promise.split(':')
    const found = headerOf(response, name.trim().toLowerCase())
    const value = rest.join(':').trim()
    return found === undefined || (value !== '' && found.toLowerCase() !== value.toLowerCase())
      ? [{ words: `returned ${response.status} without ${promise}`, promise: operation.pointer }]
      : fine
  })

const emailForm = /[^\s@/?&=]+(@|%40)[^\s@/?&=]+\.[a-z]{2,}/i

/**
 * Browsers, servers and caches store URLs, so a URL in a response must not contain personal data.
 */
export const phiNotInUrl: Check = ({ testCase, response, operation, vocabulary, features }) => {
  if (features['url-privacy'] === false) return fine
  const addresses = ['location', 'content-location', 'link', 'refresh'].flatMap(
    (name) => headerOf(response, name) ?? [],
  )
  if (addresses.length === 0) return fine
  const sent = [...(testCase.request.body?.toString().matchAll(/"([^"\\]{6,})"/g) ?? [])]
    .map(([, word]) => word!)
    .filter((word) => !vocabulary.has(word) && !/^(https?:|[-\d.:TZ/]+$)/.test(word))
  const isReported = addresses.some(
    (address) =>
      emailForm.test(address) ||
      sent.some((word) => address.includes(word) || address.includes(encodeURIComponent(word))),
  )
  return isReported
    ? [
        {
          words: `returned ${response.status} with personal data in a URL`,
          promise: operation.pointer,
        },
      ]
    : fine
}
