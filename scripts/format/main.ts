import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { formatters } from './formatters.ts'

const isCheck = process.argv.includes('--check')

// Does not use `startProgram`, because oxfmt's worker processes would inherit its preload script.
async function run(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

const codes = await Promise.all(formatters(isCheck ? 'check' : 'write').map(run))
if (codes.some((code) => code !== 0)) {
  process.exitCode = 1
  if (isCheck) console.error('format: run `npm run format` to format these files.')
}
