import { spawn } from 'node:child_process'
import { exitCodes, ExitError } from '../../exit-code.ts'
import { run } from '../../cli/commands/run.ts'
import { optionsOf } from '../../cli/options.ts'
import { silenceOutput } from './silence-output.ts'
import {
  freePort,
  ended,
  ready,
  type ComparisonTarget,
  type ComparedTool,
} from './compared-tool.ts'
import { drive } from './drive.ts'

export function conform({ contract, target, file }: ComparisonTarget): ComparedTool {
  return {
    name: 'conform (this program)',
    how: 'run, all phases',
    // A server whose only read fails is not measured (exit 4), which counts as a complaint.
    complaints: async () =>
      silenceOutput(() =>
        run(
          optionsOf(['run', '--openapi', contract, '--target', target, '--out', file('conform')]),
        ).catch((error: unknown) => {
          if (error instanceof ExitError) return exitCodes[error.why]
          throw error
        }),
      ),
    stop: async () => {},
  }
}

export async function prism({ contract, address }: ComparisonTarget): Promise<ComparedTool> {
  const port = await freePort()
  const child = spawn(
    'node_modules/.bin/prism',
    ['proxy', contract, address, '--errors', '--validate-request=false', '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  await ready(child, /is listening/)
  return {
    name: 'Prism 5.16 proxy',
    how: 'proxy --errors, three calls through it',
    // Prism also returns an error of its own for responses that it cannot parse.
    complaints: async () =>
      (await drive(`http://127.0.0.1:${port}`)).filter(
        (text) =>
          text === 'broken' || /stoplight\.io\/prism\/errors|^500 (?!\{"message":"Oh)/.test(text),
      ).length,
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
    },
  }
}
