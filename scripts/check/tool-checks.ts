import { existsSync } from 'node:fs'
import { startProgram } from '../process/start-program.ts'
import { passed, type CheckPart } from './check-result.ts'

/**
 * Parts that are programs of their own: silent is not enough, the exit code decides. A line that
 * begins as `counts` does is said in any case.
 */
const tool = (name: string, args: readonly string[], counts?: RegExp): CheckPart => ({
  name,
  async run() {
    let said = ''
    const code = await startProgram(args, (text) => (said += text), {
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    }).ended
    const counted = counts && said.split('\n').find((line) => counts.test(line))
    return {
      ...(code === 0
        ? passed
        : { wrong: said.trim() || `It ended with ${code} and said nothing.` }),
      ...(counted !== undefined && { counted }),
    }
  },
})

// A room that is not built yet is no folder in a fresh clone.
const rooms = ['src', 'generated', 'mock-server', 'conformance', 'steps'].filter((room) =>
  existsSync(room),
)

export const tools: readonly CheckPart[] = [
  tool('types', [
    'node_modules/typescript7/bin/tsc',
    '-p',
    'tsconfig.json',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'reports/types.tsbuildinfo',
  ]),
  tool('drift', ['scripts/generate/main.ts', '--check']),
  tool('contract', ['scripts/contracts/lint/main.ts'], /^\d+ operations, /),
  tool('release', ['scripts/contracts/release/main.ts', '--check'], /^Breaking changes/),
  tool('boundaries', [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...rooms,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ]),
  tool('format', ['scripts/format/main.ts', '--check']),
  tool('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
  tool('trace', ['scripts/trace/main.ts', '--static']),
]
