import { rpcCodes } from '#generated/rpc/problem.ts'

/** The error body for the browser, and whether it equals the provider's. */
export interface SanitizedProblem {
  readonly body: Record<string, unknown>
  readonly isWhole: boolean
}

/** Maximum lengths of the fields of `Problem`. */
const longest = {
  message: 500,
  error: 60,
  detail: 100,
  mfaToken: 2000,
  items: 50,
  type: 200,
  title: 200,
  explanation: 1000,
  requestId: 128,
  place: 300,
} as const

/**
 * Patterns of internal details: markup, SQL, exception names, stack frames, files. Messages for
 * members contain none.
 */
const internals = [
  /[\u0000-\u001f\u007f]/,
  /<\/?[a-z!][^>]*>/i,
  /\b(?:SELECT\b.*\bFROM|INSERT INTO|UPDATE\b.*\bSET|DELETE FROM|DROP TABLE|SQLSTATE|ORA-\d+)\b/,
  /\b[A-Z]\w*(?:Exception|Error)\b/,
  /\bat (?:[\w$<>-]+\.)+[\w$<>-]+(?:\(|:\d+)/,
  /Traceback \(most recent|Caused by:/,
  /(?:^|[\s("'])(?:[A-Za-z]:\\|\/)?(?:[\w.-]+[/\\])+[\w-]+\.(?:[cm]?[jt]sx?|java|py|rb|go|cs|php|sql)\b/,
] as const

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most
const isForMembers = (value: unknown, most: number): value is string =>
  isText(value, most) && internals.every((sign) => !sign.test(value))
const isNumbered = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9999

const isId = (value: unknown): value is string =>
  isText(value, longest.requestId) && /^[A-Za-z0-9._-]+$/.test(value)

const fields: Readonly<Record<string, (value: unknown) => unknown>> = {
  message: (value) => (isForMembers(value, longest.message) ? value : undefined),
  error: (value) =>
    isText(value, longest.error) && /^[a-z][a-z_]*$/.test(value) ? value : undefined,
  // RPC errors have a status name here.
  code: (value) =>
    isNumbered(value) || rpcCodes.some((code) => code === value) ? value : undefined,
  details: (value) =>
    listOf(value, (each) => (isForMembers(each, longest.detail) ? each : rpcDetail(each))),
  errors: (value) => listOf(value, placedError),
  type: (value) =>
    isText(value, longest.type) && /^(?:about:blank|https?:\/\/[\x21-\x7e]+)$/.test(value)
      ? value
      : undefined,
  title: (value) => (isForMembers(value, longest.title) ? value : undefined),
  status: (value) => (isNumbered(value) ? value : undefined),
  detail: (value) => (isForMembers(value, longest.explanation) ? value : undefined),
  requestId: (value) => (isId(value) ? value : undefined),
  mfaToken: (value) =>
    isText(value, longest.mfaToken) && /^[\x21-\x7e]+$/.test(value) ? value : undefined,
}

/** Reads the current message in an RPC's precondition error (If-Match). */
function rpcDetail(value: unknown): object | undefined {
  const { type, value: bytes, debug } = Object(value) as Record<string, unknown>
  if (
    typeof type !== 'string' ||
    !/^portal\.[a-z0-9_.]+\.v\d+\.\w+$/.test(type) ||
    typeof bytes !== 'string' ||
    !/^[A-Za-z0-9+/_-]*=*$/.test(bytes)
  )
    return undefined
  return { type, value: bytes, ...(isObject(debug) ? { debug } : {}) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reduces a provider's error to the contract; undefined when nothing remains (security audit A30).
 * Only a 412 includes the current resource.
 */
export function sanitizeProblem(value: unknown, status?: number): SanitizedProblem | undefined {
  if (!isObject(value)) return undefined
  const body: Record<string, unknown> = {}
  for (const [name, read] of Object.entries(fields)) {
    const kept = name in value ? read(value[name]) : undefined
    if (kept !== undefined) body[name] = kept
  }
  if (status === 412 && isObject(value['current'])) body['current'] = value['current']
  if (Object.keys(body).length === 0) return undefined
  return { body, isWhole: JSON.stringify(sortKeys(body)) === JSON.stringify(sortKeys(value)) }
}

function listOf(value: unknown, read: (each: unknown) => unknown): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value
    .slice(0, longest.items)
    .map(read)
    .filter((each) => each !== undefined)
}

/** Reads a field error with a code or a location. */
function placedError(value: unknown): object | undefined {
  const { code, message, pointer, parameter } = Object(value) as Record<string, unknown>
  const places = {
    ...(isText(pointer, longest.place) && /^#(?:\/[\x21-\x7e]*)?$/.test(pointer)
      ? { pointer }
      : {}),
    ...(isText(parameter, longest.detail) && /^[\w.-]+$/.test(parameter) ? { parameter } : {}),
  }
  if (!isNumbered(code) && Object.keys(places).length === 0) return undefined
  return {
    ...(isNumbered(code) ? { code } : {}),
    ...(isForMembers(message, longest.message) ? { message } : {}),
    ...places,
  }
}

const sortKeys = (value: Record<string, unknown>): [string, unknown][] =>
  Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
