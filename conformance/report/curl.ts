import type { RestRequest } from '../cases/case.ts'

/** A word for a POSIX shell. */
export const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

const printable = /^[\t\n\r\u0020-\u{10FFFF}]*$/u

/**
 * A request of ours as a command line for curl. What only the target knows stands as `$NAME`: the values of bound parameters, tokens and
 * passwords. A body that is no text is given as base64.
 */
export const curlLine = (request: RestRequest, base: string, hasToken: boolean): string => {
  const path = request.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => (request.bound[name] === undefined ? (request.pathValues[name] ?? '') : `$${request.bound[name].replace(/^\$/, '').toUpperCase()}`))
  const query = new URLSearchParams(request.query.map(([name, value]): [string, string] => [name, value])).toString()
  const token = 'persona' in request.bearer ? `$${request.bearer.persona.toUpperCase()}_TOKEN` : request.bearer.token === 'garbage' ? 'a-token-that-nobody-was-given' : null
  const headers = [...request.headers.map(([name, value]) => `${name}: ${value}`), ...(request.contentType === null ? [] : [`content-type: ${request.contentType}`])].map((header) => `-H ${quoted(header)}`)
  const authorization = hasToken && token !== null ? [`-H "authorization: Bearer ${token}"`] : []
  const text = request.body?.toString('utf8')
  const isText = request.body !== null && Buffer.from(text ?? '').equals(request.body) && printable.test(text ?? '')
  const body = request.body === null ? [] : ['--data-binary @-']
  const call = ['curl -sS -i', ...(request.rpc?.http === '2' ? [base.startsWith('http:') ? '--http2-prior-knowledge' : '--http2'] : []), `-X ${request.method}`, ...headers, ...authorization, ...body, quoted(`${base}${path}${query === '' ? '' : `?${query}`}`)].join(' ')
  if (request.body === null) return call
  if (!isText) return `base64 -d <<'B64' | ${call}\n${request.body.toString('base64')}\nB64`
  return `${call} <<'BODY'\n${text}\nBODY`
}
