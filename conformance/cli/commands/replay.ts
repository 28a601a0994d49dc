import { atPath, readPath } from '../../cases/property/run-property.ts'
import { replayCase } from '../../runner/replay-case.ts'
import { curlOf } from '../../report/make-report.ts'
import { sourceOf, valuesLine } from '../../report/failure-kinds.ts'
import { numbered } from '../../report/masked-shape.ts'
import { preflight } from '../../runner/preflight/preflight.ts'
import { waitForTarget } from '../../runner/preflight/wait-for-target.ts'
import { exitCodeOf, ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../cli-options.ts'
import { prepare } from '../prepare.ts'

/**
 * Repeats one case against any target and prints its result. An id may be shortened to 6
 * characters.
 */
export async function replay(options: CliOptions): Promise<number> {
  const [id] = options.positionals
  if (id === undefined || id.length < 6)
    throw new ExitError(
      'usage',
      'replay needs the id of a case, or its first six or more characters',
    )
  const { id: plain, at } = readPath(id)
  const prepared = await prepare(options)
  const { context, cases, document } = prepared
  try {
    const exact = cases.filter((each) => each.id === plain).slice(0, 1)
    const found = exact.length > 0 ? exact : cases.filter((each) => each.id.startsWith(plain))
    const [testCase] = found
    if (testCase === undefined || found.length > 1)
      throw new ExitError(
        'usage',
        `${found.length === 0 ? 'no case has' : 'more than one case has'} an id that starts with ${id}`,
      )
    await waitForTarget(context)
    const { probe } = await preflight(prepared.making, context)
    const outcome = await replayCase(
      { ...context, probe },
      at === null ? testCase : atPath(testCase, at.seed, at.path),
    )
    const lines = [
      `${testCase.name}: ${outcome.verdict}, status ${outcome.status ?? 'none'}${outcome.reason === undefined ? '' : ` (${outcome.reason})`}`,
      `  ${testCase.about}`,
      ...outcome.findings.flatMap((finding) => [
        `✗ ${finding.check}: ${finding.words}`,
        ...(finding.values === undefined ? [] : [`    ${valuesLine(finding.values)}`]),
        `    ${sourceOf(document, finding)}`,
      ]),
      ...(outcome.shape === undefined ? [] : [`  ${numbered()(outcome.shape)}`]),
      curlOf(prepared, outcome),
    ]
    process.stdout.write(context.secrets.hide(`${lines.join('\n')}\n`))
    return exitCodeOf(
      outcome.verdict === 'failed'
        ? ['nonConformity']
        : outcome.verdict === 'passed'
          ? []
          : ['environment'],
    )
  } finally {
    await context.wire.close()
  }
}
