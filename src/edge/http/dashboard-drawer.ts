import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { batched } from '#platform/model/drawing/batched.ts'
import type {
  DrawerAnswer,
  DrawerCall,
  DrawnDashboard,
  DrawnFor,
  FromDrawer,
  NumberedAnswer,
  ToDrawer,
} from '#platform/model/drawing/dashboard-drawing.ts'
import type { Deployment } from '#platform/model/deployment.ts'

/** How a dashboard gets its answers, and how long it may wait for them. */
export interface DrawingPorts {
  /** Sends a call of the member; null where it has no answer. */
  readonly call: (call: DrawerCall) => Promise<DrawerAnswer | null>
  /** How long answers are awaited, in milliseconds. */
  readonly answersMs: number
  /** How long the whole drawing may take, in milliseconds. */
  readonly drawingMs: number
}

export interface DashboardDrawer {
  /** Resolves when it can draw, or never will. */
  readonly ready: Promise<void>
  /** Draws a dashboard; null where it could not be drawn in time. */
  draw(of: DrawnFor, ports: DrawingPorts): Promise<DrawnDashboard | null>
  close(): Promise<void>
}

/** Drawings at the same time; more of them would only wait for each other. */
const atMost = 16
/** Failed starts in a row after which there is no other one. */
const startsAtMost = 3

interface Running {
  readonly ports: DrawingPorts
  readonly end: (drawn: DrawnDashboard | null) => void
}

/**
 * Starts the worker that draws dashboards; null for a build without one. The worker has no token, no
 * environment and one member per drawing. A drawing that does not end is ended with the worker, and
 * a new one starts.
 */
export function startDashboardDrawer(
  dir: string,
  deployment: Deployment,
  failed: (name: string) => void,
): DashboardDrawer | null {
  const program = resolve(dir, '.prerender', 'dashboard-main.mjs')
  if (!existsSync(program)) return null
  const running = new Map<number, Running>()
  let drawings = 0
  let failures = 0
  let isReady = false
  let isClosed = false
  let started = () => {}
  const ready = new Promise<void>((resolve) => (started = resolve))
  let worker = start()

  function start(): Worker {
    const next = new Worker(program, {
      workerData: { deployment },
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    next.unref()
    const tell = batched<NumberedAnswer>((answers) =>
      next.postMessage(
        { type: 'answers', answers } satisfies ToDrawer,
        answers.flatMap(({ answer }) => (answer === null ? [] : [answer.body.buffer])),
      ),
    )
    next.on('message', (message: FromDrawer) => receive(message, tell))
    next.on('error', (error) => failed(error.name))
    next.on('exit', () => {
      isReady = false
      for (const { end } of running.values()) end(null)
      if (!isClosed && ++failures < startsAtMost) worker = start()
      else started()
    })
    return next
  }

  function receive(message: FromDrawer, tell: (answer: NumberedAnswer) => void): void {
    if (message.type === 'ready') {
      isReady = true
      started()
      return
    }
    if (message.type === 'calls') {
      for (const { drawing, call, ...asked } of message.calls) {
        const answer = running.get(drawing)?.ports.call(asked) ?? Promise.resolve(null)
        answer.then(
          (value) => tell({ call, answer: value }),
          () => tell({ call, answer: null }),
        )
      }
      return
    }
    const found = running.get(message.drawing)
    if (message.type === 'failed') {
      failed(message.name)
      found?.end(null)
    } else {
      failures = 0
      const { title, html, facts, modules, texts } = message
      found?.end({ title, html, facts, modules, texts })
    }
  }

  return {
    ready,
    draw(of, ports) {
      if (!isReady || isClosed || running.size >= atMost) return Promise.resolve(null)
      const drawing = ++drawings
      const current = worker
      return new Promise((resolve) => {
        const late = setTimeout(
          () => current.postMessage({ type: 'deadline', drawing } satisfies ToDrawer),
          ports.answersMs,
        )
        const stuck = setTimeout(() => {
          failed('DrawingStuck')
          void current.terminate()
        }, ports.drawingMs)
        running.set(drawing, {
          ports,
          end: (drawn) => {
            clearTimeout(late)
            clearTimeout(stuck)
            running.delete(drawing)
            resolve(drawn)
          },
        })
        current.postMessage({ type: 'draw', drawing, ...of } satisfies ToDrawer)
      })
    },
    async close() {
      isClosed = true
      await worker.terminate()
    },
  }
}
