import { operations } from '../../../generated/openapi/operations.ts'
import type { CallFault } from '../world/faulty-provider.ts'
import { waitAtLeast } from './wait-at-least.ts'
import type { Fault } from './fault.ts'

/** Every call has the fault for a time. */
const provider = (
  id: string,
  name: string,
  seconds: number,
  fault: () => (path: string) => CallFault,
): Fault => ({
  id,
  name,
  async happen({ provider: gateway }, meanwhile) {
    gateway.fault = fault()
    await waitAtLeast(seconds, meanwhile)
    gateway.fault = () => 'none'
  },
})

/** Every second call of those that it is asked about fails, in two ways by turns. */
const everySecond = (): (() => CallFault) => {
  const turns = ['none', 'unreached', 'none', 'answer lost'] as const
  let calls = 0
  return () => turns[(calls += 1) % turns.length] ?? 'none'
}

const listOf = operations.listBloodSugarReadings.path
const isList = (path: string): boolean => path.startsWith(listOf)

export const providerFaults: readonly Fault[] = [
  provider('slow', 'the provider takes 10 s for each call', 25, () => () => ({ delayMs: 10_000 })),
  provider(
    'slow-operation',
    'the provider takes 10 s for one operation',
    20,
    () => (path) => (isList(path) ? { delayMs: 10_000 } : 'none'),
  ),
  provider(
    'hung-operation',
    'one operation of the provider hangs',
    30,
    () => (path) => (isList(path) ? 'hang' : 'none'),
  ),
  provider('half', 'every second call fails, or its answer gets lost', 20, everySecond),
  provider('hung', 'the provider hangs', 30, () => () => 'hang'),
  {
    id: 'down',
    name: 'the provider is down',
    async happen({ provider: gateway }, meanwhile) {
      await gateway.goDown()
      await waitAtLeast(10, meanwhile)
      await gateway.comeBack()
    },
  },
]
