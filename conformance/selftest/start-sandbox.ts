import { spawn } from 'node:child_process'
import { ExitError } from '../exit-code.ts'

/** A conforming server, started for the selftest. */
export interface ReferenceServer {
  readonly address: string
  stop(): void
}

/** Starts the mock server of this repository, in memory, on a free port. */
export function startSandbox(): Promise<ReferenceServer> {
  const child = spawn(
    process.execPath,
    ['mock-server/main.ts', '--memory', '--control', '--quiet', '--port', '0'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const stop = (): void => void child.kill('SIGTERM')
  process.once('exit', stop)
  return new Promise((done, failed) => {
    let written = ''
    child.stdout.on('data', (chunk: Buffer) => {
      written += chunk.toString()
      const port = /"event":"ready".*"port":(\d+)/.exec(written)?.[1]
      if (port !== undefined) done({ address: `http://127.0.0.1:${port}`, stop })
    })
    child.once('error', () =>
      failed(new ExitError('environment', 'cannot start the sandbox of the selftest')),
    )
    child.once('exit', (code) =>
      failed(
        new ExitError(
          'environment',
          `the sandbox of the selftest exited with ${code} before it was ready`,
        ),
      ),
    )
  })
}
