/** Sends an activity to Teams. Rejects when Teams refuses it. */
export type SendReply = (
  to: { readonly serviceUrl: string; readonly conversationId: string; readonly activityId: string },
  activity: object,
) => Promise<void>

export type ConnectorConfig = {
  readonly tokenUrl: string
  readonly botId: string
  readonly secret: string
  readonly now: () => number
  readonly fetch?: typeof fetch
}

const scope = 'https://api.botframework.com/.default'
const limitMs = 10_000

/** Creates the connector to Teams. It caches the bot's token until one minute before it expires. */
export function createConnector({
  tokenUrl,
  botId,
  secret,
  now,
  fetch: call = fetch,
}: ConnectorConfig): SendReply {
  let kept: { readonly token: string; readonly until: number } | null = null

  async function token(): Promise<string> {
    if (kept !== null && now() < kept.until) return kept.token
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: botId,
      client_secret: secret,
      scope,
    })
    const answer = await call(tokenUrl, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(limitMs),
      redirect: 'error',
    })
    const { access_token: given, expires_in: seconds } = (
      answer.ok ? await answer.json() : {}
    ) as Record<string, unknown>
    if (typeof given !== 'string' || typeof seconds !== 'number')
      throw new Error(`The token service answers ${answer.status}.`)
    kept = { token: given, until: now() + (seconds - 60) * 1_000 }
    return given
  }

  return async ({ serviceUrl, conversationId, activityId }, activity) => {
    const path = `v3/conversations/${encodeURIComponent(conversationId)}/activities/${encodeURIComponent(activityId)}`
    const answer = await call(new URL(path, serviceUrl.replace(/\/?$/, '/')), {
      method: 'POST',
      body: JSON.stringify(activity),
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(limitMs),
      redirect: 'error',
    })
    // An unread body would keep its connection busy.
    await answer.body?.cancel()
    if (answer.status === 401) kept = null
    if (!answer.ok) throw new Error(`The chat answers ${answer.status}.`)
  }
}
