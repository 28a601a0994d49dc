/**
 * The sign-in request of a workplace-chat app (2§4, 2§7): redirect to `redirectUri` with a code.
 */
export type ChatAppRequest = {
  readonly clientId: string
  readonly redirectUri: string
  readonly scope: string
  readonly state: string
}

/**
 * The request in an address, or `null` if it is missing or incomplete. The service decides whether
 * the redirect address is registered; here only impossible addresses are rejected. `isLocal`
 * accepts an app on this machine without https.
 */
export function readChatAppRequest(search: string, isLocal: boolean): ChatAppRequest | null {
  const query = new URLSearchParams(search)
  const only = (key: string, most: number): string | null => {
    const [value = '', ...more] = query.getAll(key)
    return value !== '' && value.length <= most && more.length === 0 ? value : null
  }
  const [clientId, redirectUri, scope, state] = [
    only('client_id', 100),
    only('redirect_uri', 2000),
    only('scope', 500),
    only('state', 2000),
  ]
  if (
    clientId === null ||
    redirectUri === null ||
    scope === null ||
    state === null ||
    only('response_type', 10) !== 'code'
  )
    return null
  return /^[\w.-]+$/.test(clientId) && isRedirect(redirectUri, isLocal)
    ? { clientId, redirectUri, scope, state }
    : null
}

/**
 * The redirect address after sign-in: the app's address with its own query, plus scope, code and
 * state.
 */
export function chatAppAnswer(
  redirectUri: string,
  answer: { readonly scope: string; readonly code: string; readonly state: string },
): string {
  const url = new URL(redirectUri)
  for (const key of ['scope', 'code', 'state'] as const) url.searchParams.set(key, answer[key])
  return url.href
}

function isRedirect(address: string, isLocal: boolean): boolean {
  const url = URL.parse(address)
  if (!url || url.hash !== '' || url.username !== '' || url.password !== '') return false
  return (
    url.protocol === 'https:' ||
    (isLocal &&
      url.protocol === 'http:' &&
      (url.hostname === '127.0.0.1' || url.hostname === 'localhost'))
  )
}
