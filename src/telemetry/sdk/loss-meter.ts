import { createNoopMeter, type MeterProvider } from '@opentelemetry/api'

const processed = 'otel.sdk.processor.span.processed'
const quietMs = 60_000

/**
 * Hears of spans that the collector did not take, or for which the queue had no room. `lost` is
 * called at once and then at most once a minute. What the SDK itself would log can quote an address
 * with a password.
 */
export function lossMeter(lost: () => void): MeterProvider {
  let quietUntil = -Infinity
  const add = (_spans: number, about?: object): void => {
    if (about === undefined || !('error.type' in about) || performance.now() < quietUntil) return
    quietUntil = performance.now() + quietMs
    lost()
  }
  const meter = createNoopMeter()
  return {
    getMeter: () =>
      Object.assign(Object.create(meter), {
        createCounter: (...of: Parameters<typeof meter.createCounter>) =>
          of[0] === processed ? { add } : meter.createCounter(...of),
      }),
  }
}
