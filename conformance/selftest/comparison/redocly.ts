import { spawn } from 'node:child_process'
import {
  freePort,
  ended,
  ready,
  type ComparisonTarget,
  type ComparedTool,
} from './compared-tool.ts'
import { drive } from './drive.ts'

export function redocly({ contract, address, file }: ComparisonTarget): ComparedTool {
  return {
    name: 'Redocly 2.77 proxy',
    how: 'proxy --api, three calls through it',
    complaints: async () => {
      const port = await freePort()
      const child = spawn(
        'node_modules/.bin/redocly',
        [
          'proxy',
          '--target',
          address,
          '--port',
          String(port),
          '--har',
          file('redocly.har'),
          '--api',
          contract,
          '--format',
          'json',
          '--match-mode',
          'basepath',
        ],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
      )
      let report = ''
      child.stdout.on('data', (chunk: Buffer) => (report += chunk.toString()))
      await ready(child, /127\.0\.0\.1:\d+|listening/i)
      await drive(`http://127.0.0.1:${port}`)
      child.kill('SIGINT')
      await ended(child)
      return [...report.matchAll(/"severity":\s*"(error|warning)"/g)].length
    },
    stop: async () => {},
  }
}
