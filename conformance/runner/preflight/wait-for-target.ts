import type { RunContext } from '../run-context.ts'
import { untilUp } from '../http/until-up.ts'
import type { HttpExchange } from '../http/exchange.ts'

/** What a server that is starting, or its gateway, answers. */
const isStarting = (exchange: HttpExchange): boolean =>
  exchange.kind === 'broken'
    ? ['unreachable', 'hung up', 'slow'].includes(exchange.by) &&
      !/^(PROXY_4|HTTP2_RESET_)/.test(exchange.code)
    : [502, 503, 504].includes(exchange.status)

/**
 * Waits until the target answers, for `--wait` at most. The preflight then says what is wrong with
 * a target that does not.
 */
export async function waitForTarget({
  target,
  wire,
  waitSeconds,
}: Pick<RunContext, 'target' | 'wire' | 'waitSeconds'>): Promise<void> {
  const { address } = target.bases.at(-1)!
  const isOnlyHttp2 = target.rpc?.protocols.every((each) => each === 'grpc') === true
  if (waitSeconds === 0) return
  await untilUp(waitSeconds, async () => {
    const exchange = await wire.send({
      method: 'GET',
      url: address,
      headers: [],
      body: null,
      ...(isOnlyHttp2 ? { http: '2' as const } : {}),
    })
    return isStarting(exchange) ? null : exchange
  })
}
