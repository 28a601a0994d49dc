import type { ContractDocument } from '../contract/document.ts'
import { canonical, fieldsOf, isFields } from '../contract/json.ts'
import { methods } from '../contract/operation.ts'
import { promisedOf } from '../runner/target/target-features.ts'
import { headerOf } from '../runner/http/exchange.ts'
import type { Check } from './check.ts'

/**
 * How a server behaves to browsers, in languages and in addresses. What it need not do of itself is
 * promised by the target file.
 */

const fine = [] as const

/**
 * `*` is for what is everybody's; an origin that is let in is named exactly, and caches are told
 * (Fetch, CORS protocol).
 */
export const corsExactOrigin: Check = ({ made, came, operation, features }) => {
  const { against } = made
  if (against?.kind !== 'origin' || came.status >= 500) return fine
  const say = (words: string) => [{ words, promise: operation.pointer }]
  const allowed = headerOf(came, 'access-control-allow-origin')
  const hasCredentials =
    headerOf(came, 'access-control-allow-credentials')?.toLowerCase() === 'true'
  if (allowed === 'null') return say('lets in pages of no origin at all (null)')
  if (allowed === '*' && hasCredentials) return say('lets in every origin, with credentials')
  if (!against.isLetIn)
    return allowed === against.origin
      ? say('lets in any origin that asks')
      : allowed === '*' && promisedOf(features, 'cors').length > 0
        ? say('lets in every origin')
        : fine
  if (allowed !== against.origin) return say('does not name the origin that it lets in')
  const vary = (headerOf(came, 'vary') ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
  return vary.includes('origin') || vary.includes('*')
    ? fine
    : say('names an origin without Vary: Origin')
}

/**
 * Cookies go over TLS alone, to no other site, and to no page's script but those that the target
 * names (`features: { cookies: [name] }`).
 */
export const cookieFlags: Check = ({ came, operation, features }) => {
  if (features.cookies === false) return fine
  const readable = promisedOf(features, 'cookies')
  return came.headers
    .filter(([name]) => name === 'set-cookie')
    .flatMap(([, cookie]) => {
      const [pair = '', ...given] = cookie.split(';').map((each) => each.trim())
      const flags = given.map((each) => each.toLowerCase())
      const missing = [
        ...(flags.includes('secure') ? [] : ['Secure']),
        ...(flags.includes('httponly') || readable.includes(pair.split('=')[0] ?? '')
          ? []
          : ['HttpOnly']),
        ...(flags.some((flag) => flag.startsWith('samesite=')) ? [] : ['SameSite']),
      ]
      return missing.length === 0
        ? fine
        : [{ words: `sets a cookie without ${missing.join(', ')}`, promise: operation.pointer }]
    })
}

/** Headers that the target says are on every answer, as `name` or `name: value`. */
export const securityHeaders: Check = ({ came, operation, features }) =>
  promisedOf(features, 'security-headers').flatMap((promise) => {
    const [name = '', ...rest] = promise.split(':')
    const found = headerOf(came, name.trim().toLowerCase())
    const value = rest.join(':').trim()
    return found === undefined || (value !== '' && found.toLowerCase() !== value.toLowerCase())
      ? [{ words: `answered ${came.status} without ${promise}`, promise: operation.pointer }]
      : fine
  })

const emailForm = /[^\s@/?&=]+(@|%40)[^\s@/?&=]+\.[a-z]{2,}/i

/**
 * Addresses are kept by browsers, servers and caches: nobody's name or message stands in one that a
 * server gives.
 */
export const phiNotInUrl: Check = ({ made, came, operation, vocabulary, features }) => {
  if (features['url-privacy'] === false) return fine
  const addresses = ['location', 'content-location', 'link', 'refresh'].flatMap(
    (name) => headerOf(came, name) ?? [],
  )
  if (addresses.length === 0) return fine
  const sent = [...(made.request.body?.toString().matchAll(/"([^"\\]{6,})"/g) ?? [])]
    .map(([, word]) => word!)
    .filter((word) => !vocabulary.has(word) && !/^(https?:|[-\d.:TZ/]+$)/.test(word))
  const isTold = addresses.some(
    (address) =>
      emailForm.test(address) ||
      sent.some((word) => address.includes(word) || address.includes(encodeURIComponent(word))),
  )
  return isTold
    ? [
        {
          words: `answered ${came.status} with something of a person in an address`,
          promise: operation.pointer,
        },
      ]
    : fine
}

/** Words for a reader, not codes for a program. */
const proseIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /\p{L} \p{L}/u.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(proseIn)
      : []

export const acceptLanguageHonoured: Check = ({ made, came, value, operation, kept }) => {
  const { against } = made
  const text =
    against?.kind === 'language' && against.before !== null ? kept[against.before] : undefined
  if (
    against?.kind !== 'language' ||
    text === undefined ||
    kept[`${against.before}.status`] !== String(came.status) ||
    !isFields(value) ||
    proseIn(value).length === 0
  )
    return fine
  try {
    // An id of the request is another one each time; only words have a language.
    return canonical(proseIn(JSON.parse(text)).sort()) === canonical(proseIn(value).sort())
      ? [
          {
            words: `answered ${came.status} in ${against.language} with the words of another language`,
            promise: operation.pointer,
          },
        ]
      : fine
  } catch {
    return fine
  }
}

/** An answer that says its language says the one that was asked for. */
export const contentLanguageHeader: Check = ({ made, came, operation }) => {
  const { against } = made
  const said = headerOf(came, 'content-language')
  if (against?.kind !== 'language' || said === undefined) return fine
  const isAsked = said
    .split(',')
    .some(
      (each) =>
        each.trim().toLowerCase().split('-')[0] === against.language.toLowerCase().split('-')[0],
    )
  return isAsked
    ? fine
    : [
        {
          words: `answered ${came.status} with the Content-Language of another language`,
          promise: operation.pointer,
        },
      ]
}

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')

/**
 * The methods of every path that an address of this one is of, as `/weight/stats` is of
 * `/weight/{id}`.
 */
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

/** A server that allows what the contract does not have has operations that nobody judges. */
export const undocumentedOperation: Check = ({ made, came, operation, document }) => {
  if (made.expects !== 'method') return fine
  const has = methodsAt(document, operation.path)
  const allowed = (headerOf(came, 'allow') ?? '')
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
          words: `allows ${more.join(', ')}, which the contract does not have for this path`,
          promise: operation.pointer,
        },
      ]
}
