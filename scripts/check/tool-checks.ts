import { existsSync } from 'node:fs'
import { startProgram } from '../process/start-program.ts'
import { passed, type CheckPart } from './check-result.ts'

/**
 * Creates a check from a program; its exit code decides. Always prints the line that matches
 * `counts`.
 */
const tool = (name: string, args: readonly string[], counts?: RegExp): CheckPart => ({
  name,
  async run() {
    let output = ''
    const code = await startProgram(args, (text) => (output += text), {
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    }).ended
    const counted = counts && output.split('\n').find((line) => counts.test(line))
    return {
      ...(code === 0
        ? passed
        : { wrong: output.trim() || `${name} failed with exit code ${code} and no output.` }),
      ...(counted !== undefined && { counted }),
    }
  },
})

// A generated folder may be missing in a fresh clone.
const folders = [
  'src',
  'generated',
  'contracts',
  'mock-server',
  'conformance',
  'steps',
  'scripts',
].filter((folder) => existsSync(folder))

/** The types of a folder with a tsconfig.json; `.` is the whole repository. */
export function types(project: string): CheckPart {
  return tool('types', [
    'node_modules/typescript7/bin/tsc',
    ...['-p', project, '--noEmit', '--incremental'],
    ...['--tsBuildInfoFile', `reports/types${project === '.' ? '' : `-${project}`}.tsbuildinfo`],
  ])
}

/** The lint of some folders; of all without any. */
export function lint(some: readonly string[]): CheckPart {
  return tool('lint', [
    'node_modules/oxlint/bin/oxlint',
    '--deny-warnings',
    '--no-error-on-unmatched-pattern',
    ...some,
  ])
}

/** The import rules of some folders. */
export function boundaries(some: readonly string[]): CheckPart {
  return tool('boundaries', [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...some,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ])
}

export const tools: readonly CheckPart[] = [
  types('.'),
  tool('drift', ['contracts/tools/generate/main.ts', '--check']),
  tool('contract', ['contracts/tools/lint/main.ts'], /^\d+ operations, /),
  tool('release', ['contracts/tools/release/main.ts', '--check'], /^Breaking changes/),
  boundaries(folders),
  tool('format', ['scripts/format/main.ts', '--check']),
  lint([]),
  tool('trace', ['scripts/trace/main.ts', '--static']),
]
