import { parentPort, workerData } from 'node:worker_threads'
import type { Deployment, DrawnDeployment } from '#platform/model/deployment.ts'
import { batched } from '#platform/model/drawing/batched.ts'
import type {
  DrawerAnswer,
  FromDrawer,
  NumberedCall,
  ToDrawer,
} from '#platform/model/drawing/dashboard-drawing.ts'

// The worker that the edge starts once (src/edge/http/dashboard-drawer.ts). It has no token and no
// network: it asks the edge for answers, and gets them for the member of that drawing only. Modules
// read the deployment when they are loaded, so it is there before the first one.
const { deployment } = workerData as { deployment: Deployment }
Object.assign(globalThis, { portalDeployment: deployment } satisfies DrawnDeployment)
const { drawDashboard, loadTexts } = await import('./draw-dashboard.tsx')
const { loadDrawnParts } = await import('../loading/drawn-parts.ts')
loadTexts(`${import.meta.dirname}/..`)
// The first member must not wait for them.
await Promise.all((await loadDrawnParts()).map((part) => part.preload()))

const send = (message: FromDrawer): void => parentPort?.postMessage(message)
const sendCall = batched<NumberedCall>((calls) => send({ type: 'calls', calls }))
const deadlines = new Map<number, AbortController>()
const waiting = new Map<number, (answer: Response | null) => void>()
let calls = 0

parentPort?.on('message', (message: ToDrawer) => {
  if (message.type === 'answers')
    for (const { call, answer } of message.answers) {
      waiting.get(call)?.(answer && responseOf(answer))
      waiting.delete(call)
    }
  else if (message.type === 'deadline') deadlines.get(message.drawing)?.abort()
  else void draw(message)
})
send({ type: 'ready' })

async function draw({ drawing, ...request }: ToDrawer & { type: 'draw' }): Promise<void> {
  const deadline = new AbortController()
  deadlines.set(drawing, deadline)
  try {
    const { facts, ...drawn } = await drawDashboard({
      ...request,
      deadline: deadline.signal,
      fetch: (call) => ask(drawing, call),
    })
    send({ type: 'drawn', drawing, ...drawn, facts: JSON.stringify(facts) })
  } catch (thrown) {
    // The message may contain data of the member.
    send({ type: 'failed', drawing, name: thrown instanceof Error ? thrown.name : 'unknown' })
  } finally {
    deadlines.delete(drawing)
  }
}

const responseOf = ({ status, headers, body }: DrawerAnswer): Response =>
  new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) })

async function ask(drawing: number, request: Request): Promise<Response> {
  const call = ++calls
  const { pathname, search } = new URL(request.url)
  const body = request.body === null ? null : await request.text()
  const answer = await new Promise<Response | null>((resolve) => {
    waiting.set(call, resolve)
    sendCall({ drawing, call, method: request.method, target: pathname + search, body })
  })
  if (answer === null) throw new TypeError('The answer did not come.')
  return answer
}
