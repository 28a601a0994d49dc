import { setTimeout as after } from 'node:timers/promises'
import type { ChaosWorld } from '../world/chaos-world.ts'
import type { Fault } from './fault.ts'
import { waitAtLeast } from './wait-at-least.ts'

const signalEdge = async (
  { edges, removeEdge, addEdge }: ChaosWorld,
  signal: NodeJS.Signals,
): Promise<void> => {
  const [edge] = edges()
  if (edge?.pid === undefined) throw new Error('No edge runs.')
  process.kill(edge.pid, signal)
  await removeEdge(edge)
  await addEdge()
}

/** Moves the clocks of both edges, or of the sandbox, there and back. */
const clockJump = (who: 'edges' | 'sandbox', minutes: number): Fault => ({
  id: `clock-${who}${minutes > 0 ? '+' : ''}${minutes}`,
  name: `the clock of the ${who} jumps by ${minutes} min, and back`,
  async happen(world, meanwhile) {
    const servers = (): Parameters<ChaosWorld['moveClock']>[0][] =>
      who === 'edges' ? [...world.edges()] : [world.sandboxServer()]
    for (const server of servers()) world.moveClock(server, minutes * 60_000)
    await waitAtLeast(6, meanwhile)
    for (const server of servers()) world.moveClock(server, 0)
  },
})

export const edgeFaults: readonly Fault[] = [
  {
    id: 'restart',
    name: 'both edges are restarted, one by one',
    async happen(world, meanwhile) {
      await signalEdge(world, 'SIGTERM')
      await Promise.all([signalEdge(world, 'SIGTERM'), meanwhile()])
    },
  },
  {
    id: 'killed',
    name: 'both edges are killed, one by one',
    mayCut: true,
    async happen(world, meanwhile) {
      await signalEdge(world, 'SIGKILL')
      await after(1_000)
      await Promise.all([signalEdge(world, 'SIGKILL'), meanwhile()])
    },
  },
  clockJump('edges', 10),
  clockJump('edges', -10),
  clockJump('sandbox', 10),
]
