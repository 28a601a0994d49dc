import type { ContractDocument } from '../contract/document.ts'
import { canonical, fieldsOf, isFields } from '../contract/json.ts'
import { methods } from '../contract/operation-methods.ts'
import { promisedOf } from '../runner/target/target-features.ts'
import { headerOf } from '../runner/http/exchange.ts'
import type { Check } from './check.ts'

/**
 * Checks of CORS, cookies, security headers, languages and URLs. The target file states the
 * optional promises.
 */

const fine = [] as const

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

/** Texts for readers, as opposed to codes for programs. */
const proseIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /\p{L} \p{L}/u.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(proseIn)
      : []

export const acceptLanguageHonoured: Check = ({
  testCase,
  response,
  value,
  operation,
  variables,
}) => {
  const { against } = testCase
  const text =
    against?.kind === 'language' && against.before !== null ? variables[against.before] : undefined
  if (
    against?.kind !== 'language' ||
    text === undefined ||
    variables[`${against.before}.status`] !== String(response.status) ||
    !isFields(value) ||
    proseIn(value).length === 0
  )
    return fine
  try {
    // A request id differs each time; only texts are compared.
    return canonical(proseIn(JSON.parse(text)).sort()) === canonical(proseIn(value).sort())
      ? [
          {
            words: `returned ${response.status} for ${against.language} with the texts of another language`,
            promise: operation.pointer,
          },
        ]
      : fine
  } catch {
    return fine
  }
}

/** Content-Language, if present, must name the requested language. */
export const contentLanguageHeader: Check = ({ testCase, response, operation }) => {
  const { against } = testCase
  const documented = headerOf(response, 'content-language')
  if (against?.kind !== 'language' || documented === undefined) return fine
  const isRequested = documented
    .split(',')
    .some(
      (each) =>
        each.trim().toLowerCase().split('-')[0] === against.language.toLowerCase().split('-')[0],
    )
  return isRequested
    ? fine
    : [
        {
          words: `returned ${response.status} with another Content-Language than requested`,
          promise: operation.pointer,
        },
      ]
}

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')

/** The methods of every path that matches this address: `/weight/stats` matches `/weight/{id}`. */
const methodsAt = ({ root }: ContractDocument, path: string): Set<string> => {
  const address = path.replaceAll(/\{[^}]+\}/g, 'x')
  const items = Object.entries(fieldsOf(root['paths'])).filter(
    ([form]) =>
      form === path ||
      new RegExp(
        `^${form
          .split(/\{[^}]+\}/)
          .map(escaped)
          .join('[^/]+')}$`,
      ).test(address),
  )
  return new Set(
    items.flatMap(([, item]) =>
      methods.filter((method) => method in fieldsOf(item)).map((method) => method.toUpperCase()),
    ),
  )
}

/** Methods in Allow beyond the contract are operations that no check covers. */
export const undocumentedOperation: Check = ({ testCase, response, operation, document }) => {
  if (testCase.expects !== 'method') return fine
  const has = methodsAt(document, operation.path)
  const allowed = (headerOf(response, 'allow') ?? '')
    .split(',')
    .map((each) => each.trim().toUpperCase())
    .filter((each) => each !== 'HEAD' && each !== 'OPTIONS')
  const more = allowed.filter(
    (each) => !has.has(each) && methods.some((method) => method.toUpperCase() === each),
  )
  return more.length === 0
    ? fine
    : [
        {
          words: `allows ${more.join(', ')}, which the contract does not document for this path`,
          promise: operation.pointer,
        },
      ]
}
