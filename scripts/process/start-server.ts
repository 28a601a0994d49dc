import { startProgram } from './start-program.ts'

/** A running server, which `stopAll` stops. */
export interface Server {
  readonly name: string
  readonly port: number
  readonly pid: number | undefined
  /** Resolves with the last output when the server ended. */
  readonly ended: Promise<string>
  readonly stop: () => Promise<void>
}

/**
 * Starts a Node program that prints the JSON line `{"event":"ready","port":…}`, and resolves when
 * it is ready. Rejects with the output when it ends before; `keep` gets all output.
 */
export async function startServer(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  keep: (text: string) => void = () => {},
  cwd = process.cwd(),
): Promise<Server> {
  let written = ''
  const ready = Promise.withResolvers<number>()
  const program = startProgram(
    args,
    (text) => {
      keep(text)
      written = (written + text).slice(-4_000)
      const port = readyPort(written)
      if (port !== undefined) ready.resolve(port)
    },
    env,
    cwd,
  )
  void program.ended.then((code) =>
    ready.reject(
      new Error(`The ${name} exited with code ${code} before it was ready:\n${written}`),
    ),
  )
  return {
    name,
    port: await ready.promise,
    pid: program.child.pid,
    ended: program.ended.then(() => written),
    stop: program.stop,
  }
}

function readyPort(written: string): number | undefined {
  const port = /^\{.*"event":"ready".*"port":(\d+).*\}$/m.exec(written)?.[1]
  return port === undefined ? undefined : Number(port)
}
