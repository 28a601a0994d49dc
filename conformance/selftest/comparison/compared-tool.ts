import { type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

/** The addresses and files that a tool needs. */
export interface ComparisonTarget {
  readonly contract: string
  readonly target: string
  readonly address: string
  /** The path of a temporary file for a tool. */
  readonly file: (name: string) => string
}

/** A tool that counts its complaints about the current server. */
export interface ComparedTool {
  readonly name: string
  readonly how: string
  readonly complaints: () => Promise<number>
  readonly stop: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((done) => void server.close(() => done()))
  return port
}

export function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((done) => child.once('exit', () => done()))
}

export async function ready(child: ChildProcess, words: RegExp): Promise<void> {
  let text = ''
  await new Promise<void>((done, failed) => {
    const collect = (chunk: Buffer): void => {
      text += chunk.toString()
      if (words.test(text)) done()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('exit', () =>
      failed(new Error(`a tool ended before it was ready: ${text.slice(0, 300)}`)),
    )
  })
}
