import type { RestRequest } from '../../cases/test-case.ts'
import type { ShownCredentials } from '../credential-variables.ts'

/** Quotes a word for a POSIX shell. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

const printable = /^[\t\n\r\u0020-\u{10FFFF}]*$/u

/** Marks shell variables while a line is built. */
const MARK = '\u0000'

const marked = (variable: string): string => `${MARK}${variable}${MARK}`

/** Quotes a text in which only marked variables are expanded. */
const filledIn = (text: string): string =>
  text.includes(MARK)
    ? `"${text
        .split(MARK)
        .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[\\"$`]/g, '\\$&')))
        .join('')}"`
    : quoted(text)

/**
 * Replaces a bound parameter by a variable: a kept value of an earlier call, or a field of the
 * persona.
 */
const boundText = (text: string, named: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\$(\w+)(?:\.(\w+))?/g, (_, name: string, field?: string) =>
    marked(
      named.get(name) ??
        `$${[name, ...(field === undefined ? [] : [field])].join('_').toUpperCase()}`,
    ),
  )

/** Escapes a text for a shell that must expand only `$ID_1` and so on. */
const expandable = (text: string): string => text.replaceAll(/[\\`]|\$(?!ID_\d)/g, '\\$&')

export interface CurlParts {
  readonly base: string
  readonly credentials: ShownCredentials
  /** Names of the target's headers; their values are variables. */
  readonly headers?: readonly string[]
  /** Names of bound query parameters. */
  readonly boundQuery?: readonly string[]
  /** Variables of kept values, by their names. */
  readonly named?: ReadonlyMap<string, string>
  /** The variables that keep parts of the response, with JSON pointers. */
  readonly keep?: readonly (readonly [variable: string, pointer: string])[]
}

/** A JSON pointer as a jq path. */
const jqOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, step) =>
        /^\d+$/.test(step)
          ? `${path === '' ? '.' : path}[${step}]`
          : /^[A-Za-z_]\w*$/.test(step)
            ? `${path}.${step}`
            : `${path === '' ? '.' : path}[${JSON.stringify(step)}]`,
      '',
    )

/**
 * A curl line for a request. Bound values, tokens and passwords are `$NAME`, and values of earlier
 * calls `$ID_1`; binary bodies are base64.
 */
export function curlLine(
  request: RestRequest,
  {
    base,
    credentials,
    headers: own = [],
    boundQuery = [],
    named = new Map(),
    keep = [],
  }: CurlParts,
): string {
  const path = request.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    request.bound[name] === undefined
      ? (request.pathValues[name] ?? '')
      : boundText(request.bound[name], named),
  )
  const pairs = [
    ...request.query.map(([name, value]) => new URLSearchParams([[name, value]]).toString()),
    ...boundQuery.flatMap((name) =>
      request.bound[name] === undefined
        ? []
        : [`${encodeURIComponent(name)}=${boundText(request.bound[name], named)}`],
    ),
    ...credentials.query.map(
      ([name, variable]) => `${encodeURIComponent(name)}=${marked(variable)}`,
    ),
  ]
  const headers = [
    ...own.map(
      (name) =>
        `-H ${filledIn(`${name}: ${marked(`$${name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}`)}`)}`,
    ),
    ...[
      ...request.headers.map(([name, value]) => `${name}: ${value}`),
      ...(request.contentType === null ? [] : [`content-type: ${request.contentType}`]),
    ].map((header) => `-H ${quoted(header)}`),
  ]
  const text = request.body?.toString('utf8')
  const isText =
    request.body !== null &&
    Buffer.from(text ?? '').equals(request.body) &&
    printable.test(text ?? '')
  const holds = /\$ID_\d/.test(text ?? '')
  const body = request.body === null ? [] : ['--data-binary @-']
  const call = [
    `curl -sS${keep.length > 0 ? '' : ' -i'}`,
    ...(request.rpc?.http === '2'
      ? [base.startsWith('http:') ? '--http2-prior-knowledge' : '--http2']
      : []),
    `-X ${request.method}`,
    ...headers,
    ...credentials.options,
    ...body,
    filledIn(`${base}${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`),
  ].join(' ')
  const [first, ...others] = keep
  // Several kept parts need the whole response in a variable.
  const outputs =
    first === undefined ? '' : others.length === 0 ? ` | jq -r ${quoted(jqOf(first[1]))}` : ''
  const whole =
    request.body === null
      ? `${call}${outputs}`
      : isText
        ? `${call} <<${holds ? 'BODY' : "'BODY'"}${outputs}\n${holds ? expandable(text ?? '') : text}\nBODY`
        : `base64 -d <<'B64' | ${call}${outputs}\n${request.body.toString('base64')}\nB64`
  if (first === undefined) return whole
  const end = request.body === null ? ')' : '\n)'
  if (others.length === 0) return `${first[0].slice(1)}=$(${whole}${end}`
  return [
    `ANSWER=$(${whole}${end}`,
    ...keep.map(
      ([variable, pointer]) =>
        `${variable.slice(1)}=$(printf %s "$ANSWER" | jq -r ${quoted(jqOf(pointer))})`,
    ),
  ].join('\n')
}
