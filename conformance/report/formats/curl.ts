import type { RestRequest } from '../../cases/test-case.ts'
import type { ShownCredentials } from '../credential-variables.ts'

/** A word for a POSIX shell. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

const printable = /^[\t\n\r\u0020-\u{10FFFF}]*$/u

/** Around a variable of the shell in a text, while it is put together. */
const MARK = '\u0000'

const marked = (variable: string): string => `${MARK}${variable}${MARK}`

/** A word for a shell in which variables are filled in, and nothing else is. */
const filledIn = (text: string): string =>
  text.includes(MARK)
    ? `"${text
        .split(MARK)
        .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[\\"$`]/g, '\\$&')))
        .join('')}"`
    : quoted(text)

/**
 * What stands in the place of a bound parameter: the variable for what was kept of a call before,
 * or of the asker's own.
 */
const boundText = (text: string, named: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\$(\w+)(?:\.(\w+))?/g, (_, name: string, field?: string) =>
    marked(
      named.get(name) ??
        `$${[name, ...(field === undefined ? [] : [field])].join('_').toUpperCase()}`,
    ),
  )

/** A text that a shell reads variables of, `$ID_1` and so on alone. */
const expandable = (text: string): string => text.replaceAll(/[\\`]|\$(?!ID_\d)/g, '\\$&')

export interface CurlParts {
  readonly base: string
  readonly credentials: ShownCredentials
  /** Headers that go with every request, by name: their values are the target's own. */
  readonly headers?: readonly string[]
  /** The parameters of the query that are bound, by name. */
  readonly boundQuery?: readonly string[]
  /** Variables for what calls before this one gave, by the name under which it was kept. */
  readonly named?: ReadonlyMap<string, string>
  /** The variable that takes a part of the answer, and that part's pointer. */
  readonly keep?: readonly (readonly [variable: string, pointer: string])[]
}

/** `/0/id` as jq says it. */
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
 * A request of ours as a command line for curl. What only the target knows stands as `$NAME`: the
 * values of bound parameters, tokens and passwords; what a call before it gave is `$ID_1`. A body
 * that is no text is given as base64.
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
  // Of several parts the answer is kept whole first.
  const kept =
    first === undefined ? '' : others.length === 0 ? ` | jq -r ${quoted(jqOf(first[1]))}` : ''
  const whole =
    request.body === null
      ? `${call}${kept}`
      : isText
        ? `${call} <<${holds ? 'BODY' : "'BODY'"}${kept}\n${holds ? expandable(text ?? '') : text}\nBODY`
        : `base64 -d <<'B64' | ${call}${kept}\n${request.body.toString('base64')}\nB64`
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
