import type { Envelope, GherkinDocument, Pickle, Step } from '@cucumber/messages'
import { execFile } from 'node:child_process'
import { basename, dirname, relative } from 'node:path'
import { promisify } from 'node:util'

/** A step definition and what the features do with it. */
export interface CataloguedStep {
  readonly expression: string
  readonly file: string
  readonly line: number
  /** Number of lines in features that use it. */
  readonly uses: number
  /** One of these lines, with its keyword. */
  readonly example: string
}

/** Scenarios that run on any provider, and those of them that show a value of its answers. */
export interface PortableCount {
  readonly scenarios: number
  readonly ofProvider: number
}

/** A parameter type of the suite, such as `{region}`. */
export interface CataloguedType {
  readonly name: string
  /** What can stand there; `"…"` is any quoted text and `1` any number. */
  readonly values: readonly string[]
}

export interface StepCatalogue {
  readonly steps: readonly CataloguedStep[]
  readonly types: readonly CataloguedType[]
  /** By the folder of `features`. */
  readonly portable: Readonly<Record<string, PortableCount>>
  /** Lines of features that no definition matches, or more than one. */
  readonly unmatched: readonly string[]
}

/** The steps whose definition or example has all of these words, in any case. */
export function stepsWith(catalogue: StepCatalogue, words: readonly string[]): StepCatalogue {
  const wanted = words.map((word) => word.toLowerCase())
  const has = ({ expression, example }: CataloguedStep): boolean => {
    const text = `${expression}\n${example}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  const steps = catalogue.steps.filter(has)
  const types = catalogue.types.filter(({ name }) =>
    steps.some(({ expression }) => expression.includes(`{${name}}`)),
  )
  return { ...catalogue, steps, types }
}

const dryRun = ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--profile', 'catalogue']
/**
 * Reads all step definitions and features by a dry run of cucumber. The steps need a PORTAL_URL,
 * which must not reach the acceptance part of `npm test`, so the dry run is a child process.
 */
export async function readStepCatalogue(): Promise<StepCatalogue> {
  const { stdout } = await run(process.execPath, dryRun, {
    env: { ...process.env, PORTAL_URL: 'http://localhost' },
    maxBuffer: 256 * 1024 * 1024,
  }).catch(outputOf)
  return catalogueOf(
    stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Envelope),
  )
}

const run = promisify(execFile)

/** Cucumber exits with 1 for an undefined step, which the catalogue reports. */
function outputOf(error: unknown): { readonly stdout: string } {
  const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string }
  if (stdout === undefined || !stdout.includes('"testRunFinished"'))
    throw new Error(`The dry run of cucumber failed.\n${stderr ?? String(error)}`)
  return { stdout }
}

/** The catalogue from cucumber's messages. */
export function catalogueOf(messages: readonly Envelope[]): StepCatalogue {
  const written = new Map(
    messages.flatMap(({ gherkinDocument }) =>
      gherkinDocument === undefined ? [] : stepsOf(gherkinDocument),
    ),
  )
  const pickled = new Map(
    messages.flatMap(({ pickle }) =>
      (pickle?.steps ?? []).map((step) => [step.id, written.get(step.astNodeIds[0] ?? '')]),
    ),
  )
  const uses = new Map<string, Map<string, string>>()
  const unmatched = new Set<string>()
  for (const { pickleStepId, stepDefinitionIds = [] } of messages.flatMap(
    ({ testCase }) => testCase?.testSteps ?? [],
  )) {
    const line = pickled.get(pickleStepId ?? '')
    if (line === undefined) continue
    if (stepDefinitionIds.length !== 1)
      unmatched.add(`${line.where}: ${stepDefinitionIds.length} definitions match: ${line.text}`)
    for (const id of stepDefinitionIds)
      uses.set(id, (uses.get(id) ?? new Map<string, string>()).set(line.where, line.text))
  }
  const steps = messages.flatMap(({ stepDefinition }) => {
    if (stepDefinition === undefined) return []
    const { id, pattern, sourceReference } = stepDefinition
    const lines = [...(uses.get(id)?.values() ?? [])]
    return [
      {
        expression: pattern.source,
        file: relative(process.cwd(), sourceReference.uri ?? ''),
        line: sourceReference.location?.line ?? 0,
        uses: lines.length,
        // A line with a value explains more than one with a placeholder.
        example: lines.find((text) => !/<[^>]+>/.test(text)) ?? lines[0] ?? '',
      },
    ]
  })
  const pickles = messages.flatMap(({ pickle }) => pickle ?? [])
  const types = messages.flatMap(({ parameterType }) =>
    parameterType === undefined
      ? []
      : [{ name: parameterType.name, values: valuesOf(parameterType.regularExpressions) }],
  )
  return { steps, types, unmatched: [...unmatched], portable: portableCounts(pickles) }
}

/** The words of regular expressions that only list them, or lists of them. */
const valuesOf = (expressions: readonly string[]): string[] =>
  expressions
    .flatMap((expression) => {
      const [, words] = /^\(\?:([^()]+)\)\(\?:, \(\?:\1\)\)\*$/.exec(expression) ?? []
      if (words !== undefined) return [...words.split('|'), 'several of these, with commas']
      return /[()[\]]/.test(expression) ? [expression] : expression.split('|')
    })
    .map((words) => words.replaceAll(/"\[\^"\]\*"/g, '"…"').replaceAll(String.raw`\d+`, '1'))

function portableCounts(pickles: readonly Pickle[]): StepCatalogue['portable'] {
  const ofAnyone = pickles.filter(({ tags }) =>
    tags.some(({ name }) => name === '@portable' || name === '@writes'),
  )
  const byArea = Object.groupBy(ofAnyone, ({ uri }) => basename(dirname(uri)))
  return Object.fromEntries(
    Object.entries(byArea).map(([area, some = []]) => [
      area,
      {
        scenarios: some.length,
        ofProvider: some.filter(({ steps }) =>
          steps.some(({ text }) => text.includes("the provider's ")),
        ).length,
      },
    ]),
  )
}

interface FeatureLine {
  readonly where: string
  readonly text: string
}

function stepsOf({ uri = '', feature }: GherkinDocument): [string, FeatureLine][] {
  const children = (feature?.children ?? []).flatMap((child) => [
    child,
    ...(child.rule?.children ?? []),
  ])
  return children
    .flatMap(({ background, scenario }): readonly Step[] => (background ?? scenario)?.steps ?? [])
    .map(({ id, location, keyword, text }) => [
      id,
      { where: `${uri}:${location.line}`, text: `${keyword}${text}` },
    ])
}
