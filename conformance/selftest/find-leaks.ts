import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CliOptions } from '../cli/cli-options.ts'
import { replay } from '../cli/commands/replay.ts'
import { run } from '../cli/commands/run.ts'
import { fieldsOf, listOf } from '../contract/json.ts'
import { canaryMutant } from './canaries.ts'
import { CANARIES, canaryForms } from './canary-forms.ts'
import type { MutantProxy } from './mutant-proxy.ts'

/** The terminal output of a command. */
const outputOf = async (command: () => Promise<unknown>): Promise<string> => {
  const [out, err] = [
    process.stdout.write.bind(process.stdout),
    process.stderr.write.bind(process.stderr),
  ]
  let text = ''
  const capture = (chunk: string | Uint8Array): boolean => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    return true
  }
  process.stdout.write = capture
  process.stderr.write = capture
  try {
    await command()
  } finally {
    process.stdout.write = out
    process.stderr.write = err
  }
  return text
}

/** The number of failures that are replayed; their output is searched, too. */
const REPLAYED = 6

/**
 * Counts the canaries, in any encoding, in the reports and output of a run and its replays with the
 * canary mutant.
 */
export async function findLeaks(
  options: CliOptions,
  proxy: MutantProxy,
): Promise<{ hits: number; failures: number; artefacts: number }> {
  const out = mkdtempSync(join(tmpdir(), 'conform-canaries-'))
  try {
    proxy.activate(canaryMutant)
    const settings: CliOptions = {
      ...options,
      base: proxy.address,
      out,
      command: 'run',
      positionals: [],
      known: undefined,
      github: true,
      phases: options.phases.filter((phase) => phase !== 'boundary'),
    }
    const words = [await outputOf(() => run(settings))]
    const tests = listOf(
      fieldsOf(fieldsOf(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')))['results'])[
        'tests'
      ],
    ).map(fieldsOf)
    const failed = tests.filter(({ status }) => status === 'failed')
    const step = Math.max(1, Math.floor(failed.length / REPLAYED))
    for (const { extra } of failed.filter((_, index) => index % step === 0).slice(0, REPLAYED))
      words.push(
        await outputOf(() =>
          replay({
            ...settings,
            command: 'replay',
            positionals: [String(fieldsOf(extra)['conform/case'])],
          }),
        ),
      )
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    const artefacts = [...words, ...files]
    const hits = CANARIES.flatMap(canaryForms).reduce(
      (sum, form) => sum + artefacts.filter((text) => text.includes(form)).length,
      0,
    )
    return { hits, failures: failed.length, artefacts: artefacts.length }
  } finally {
    proxy.activate(null)
    rmSync(out, { recursive: true, force: true })
  }
}
