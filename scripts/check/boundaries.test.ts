import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<IFlattenedRuleSet['forbidden']>
  options: object
}

/**
 * For each layer: an imaginary file, its import, and the rule that the import breaks (undefined if
 * allowed).
 */
const cases: [from: string, imports: string, breaks: string | undefined][] = [
  ['src/app/a.tsx', '#slices/one/a.ts', undefined],
  ['src/app/g1.tsx', '#platform/a.ts', undefined],
  ['src/app/b.tsx', '#generated/a.ts', 'generated-in-api-only'],
  ['src/app/c.tsx', '../edge/a.ts', 'app-imports-only-what-it-may'],
  ['src/slices/one/b.ts', '#session/a.ts', undefined],
  ['src/slices/one/b1.ts', '#vitals/a.ts', undefined],
  ['src/slices/one/c.ts', './a.ts', undefined],
  ['src/slices/one/d.ts', '#slices/two/a.ts', 'no-slice-imports-another'],
  ['src/slices/one/e.ts', '../two/a.ts', 'no-slice-imports-another'],
  ['src/slices/one/slice.ts', '../a.ts', undefined],
  ['src/slices/one-more/a.ts', '../one/a.ts', 'no-slice-imports-another'],
  ['src/slices/one/f.ts', '#generated/a.ts', 'generated-in-api-only'],
  ['src/slices/one/api/f.ts', '#generated/a.ts', undefined],
  ['src/slices/one/api/d.ts', 'react', 'api-knows-react-in-hooks-only'],
  ['src/slices/one/api/e.ts', '@tanstack/react-query', 'api-knows-react-in-hooks-only'],
  ['src/slices/one/api/use-f.ts', '@tanstack/react-query', undefined],
  ['src/slices/one/api/f-queries.ts', '@tanstack/react-query', undefined],
  ['src/slices/one/model/b.ts', 'effect/Schema', undefined],
  ['src/slices/one/model/c.ts', 'react', 'models-know-no-npm-but-effect'],
  ['src/slices/one/model/d.ts', 'node:fs', 'models-know-no-npm-but-effect'],
  ['src/slices/one/model/e.ts', '#ui/a.ts', 'models-import-models-only'],
  ['src/slices/one/model/f.test.ts', 'fast-check', undefined],
  ['src/slices/one/model/g.ts', '#vitals/model/a.ts', undefined],
  ['src/slices/one/model/h.ts', '#generated/schemas/a.ts', undefined],
  ['src/slices/one/model/i.ts', '#generated/a.ts', 'models-import-models-only'],
  ['src/slices/one/g.ts', '#app/z.ts', 'slices-imports-only-what-it-may'],
  ['src/vitals/b.ts', '#session/a.ts', undefined],
  ['src/vitals/c.ts', '#slices/one/a.ts', 'vitals-imports-only-what-it-may'],
  ['src/session/b.ts', '#platform/a.ts', undefined],
  ['src/session/c.ts', '#ui/a.ts', 'session-imports-only-what-it-may'],
  ['src/session/d.ts', '#vitals/a.ts', 'session-imports-only-what-it-may'],
  ['src/platform/http/b.ts', '#generated/a.ts', undefined],
  ['src/platform/c.ts', '#session/a.ts', 'platform-imports-only-what-it-may'],
  ['src/platform/model/i.ts', 'libphonenumber-js/core', undefined],
  ['src/ui/b.ts', '#i18n/a.ts', undefined],
  ['src/ui/c.ts', '#vitals/a.ts', 'ui-imports-only-what-it-may'],
  ['src/i18n/b.ts', '#platform/a.ts', undefined],
  ['src/i18n/c.ts', '#ui/a.ts', 'i18n-imports-only-what-it-may'],
  ['src/edge/b.ts', '#platform/model/a.ts', undefined],
  ['src/edge/b1.ts', '#platform/a.ts', 'edge-and-bot-import-models-only'],
  ['src/edge/c.ts', '#vitals/a.ts', 'edge-imports-only-what-it-may'],
  ['src/telemetry/b.ts', '#platform/a.ts', 'telemetry-imports-only-what-it-may'],
  ['src/edge/d.ts', 'fast-check', 'shipped-code-needs-no-dev-package'],
  ['src/teams-bot/b.ts', '#i18n/a.ts', undefined],
  ['src/teams-bot/c.ts', '../edge/a.ts', 'teams-bot-imports-only-what-it-may'],
  ['contracts/tools/b.ts', '../../generated/a.ts', undefined],
  ['contracts/tools/c.ts', '../read/a.ts', undefined],
  ['contracts/tools/d.ts', '../../conformance/rpc/predefined-pattern.ts', undefined],
  ['contracts/tools/e.ts', '../../conformance/a.ts', 'contracts-imports-only-what-it-may'],
  ['contracts/tools/f.ts', '../../mock-server/a.ts', 'contracts-imports-only-what-it-may'],
  ['contracts/tools/g.test.ts', '../../src/ui/a.ts', 'contracts-imports-only-what-it-may'],
  ['contracts/read/b.ts', '../../generated/a.ts', undefined],
  ['contracts/read/c.ts', '../tools/a.ts', 'contracts-read-needs-no-tool'],
  ['contracts/read/d.ts', '../../scripts/a.ts', 'contracts-imports-only-what-it-may'],
  ['mock-server/a1.ts', '../contracts/read/a.ts', undefined],
  ['mock-server/a2.ts', '../contracts/tools/a.ts', 'mock-server-imports-only-what-it-may'],
  ['src/ui/a1.ts', '../../contracts/read/a.ts', 'ui-imports-only-what-it-may'],
  ['mock-server/b.ts', '../generated/a.ts', undefined],
  ['mock-server/c.ts', '../src/platform/a.ts', 'mock-server-imports-only-what-it-may'],
  ['mock-server/e.ts', 'pg', undefined],
  ['mock-server/f.ts', 'react', 'mock-server-reaches-its-own-packages-only'],
  ['generated/d.ts', 'effect', undefined],
  ['mock-server/g.ts', '../generated/d.ts', 'mock-server-reaches-its-own-packages-only'],
  ['conformance/b.ts', '#generated/a.ts', 'conformance-imports-only-what-it-may'],
  ['conformance/c.ts', '../mock-server/a.ts', 'conformance-imports-only-what-it-may'],
  ['conformance/d.ts', '#platform/a.ts', 'conformance-imports-only-what-it-may'],
  ['steps/b.ts', '../generated/a.ts', undefined],
  ['steps/c.ts', '../src/i18n/a.ts', 'steps-imports-only-what-it-may'],
  ['steps/f.ts', 'react', 'steps-reaches-its-own-packages-only'],
  ['steps/g.ts', '../generated/d.ts', undefined], // effect, which steps names, too
  ['steps/d.ts', '../mock-server/a.ts', 'steps-imports-only-what-it-may'],
  ['generated/b.ts', '#platform/a.ts', 'generated-imports-only-what-it-may'],
  ['generated/c.ts', '../scripts/a.ts', 'generated-imports-only-what-it-may'],
  ['mock-server/d.ts', '../scripts/a.ts', 'mock-server-imports-only-what-it-may'],
  ['steps/e.ts', '../scripts/a.ts', 'steps-imports-only-what-it-may'],
  ['scripts/b.ts', '#generated/a.ts', undefined],
  ['scripts/c.ts', '../mock-server/a.ts', undefined],
  ['contracts/tools/generate/a.ts', '#generated/a.ts', 'generator-reads-no-output'],
  ['contracts/tools/generate/a.test.ts', '#generated/a.ts', undefined],
  ['scripts/d.ts', './e.ts', 'no-cycle'],
  ['scripts/e.ts', './d.ts', undefined],
  ['src/ui/e.tsx', 'effect/Effect', 'components-run-no-effects'],
  ['src/slices/one/h.tsx', 'effect/Effect', 'components-run-no-effects'],
  ['src/slices/one/i.ts', 'effect/Effect', undefined],
  ['src/app/d.tsx', 'effect/Effect', undefined],
  ['src/app/e.tsx', 'react-router-dom', undefined],
  ['src/ui/navigation/link.tsx', 'react-router-dom', undefined],
  ['src/ui/link-list.tsx', 'react-router-dom', 'router-in-app-and-ui-link-only'],
  ['src/slices/one/j.tsx', 'react-router-dom', 'router-in-app-and-ui-link-only'],
  ['src/ui/f.ts', './g.ts', 'no-cycle'],
  ['src/ui/g.ts', './f.ts', undefined], // dependency-cruiser reports a cycle once.
  ['src/app/f.ts', 'later ./g.ts', 'no-cycle'],
  ['src/app/g.ts', './f.ts', undefined],
  ['src/slices/one/k.ts', 'later #slices/two/a.ts', 'no-slice-imports-another'],
  ['src/ui/h.ts', './gone.ts', 'what-is-imported-exists'],
]

const rooms = [
  'app',
  'slices',
  'slices/one',
  'slices/two',
  'vitals',
  'vitals/model',
  'session',
  'platform',
  'platform/model',
  'ui',
  'i18n',
  'edge',
  'teams-bot',
].map((room) => `src/${room}`)
const dir = mkdtempSync(join(tmpdir(), 'boundaries-'))
/** The broken rules of each file. */
const broken = new Map<string, string[]>()

beforeAll(async () => {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  for (const room of [
    ...rooms,
    'generated',
    'generated/schemas',
    'contracts/read',
    'contracts/tools',
    'mock-server',
    'conformance',
    'steps',
    'scripts',
  ])
    write(`${room}/a.ts`, 'export const a = 1\n')
  for (const file of ['src/app/z.ts', 'conformance/rpc/predefined-pattern.ts'])
    write(file, 'export const a = 1\n')
  for (const [from, imports] of cases)
    write(
      from,
      imports.startsWith('later ')
        ? `export const a = () => import('${imports.slice(6)}')\n`
        : `import * as what from '${imports}'\nexport const a = what\n`,
    )
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, join(dir, file))
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'))

  const { output } = await cruise(
    ['src', 'generated', 'contracts', 'mock-server', 'conformance', 'steps', 'scripts'],
    { ...rules.options, baseDir: dir, validate: true, ruleSet: { forbidden: rules.forbidden } },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  )
  const violations = (output as ICruiseResult).summary.violations
  for (const { from, rule } of violations)
    broken.set(from, [...(broken.get(from) ?? []), rule.name])
})
afterAll(() => rmSync(dir, { recursive: true }))

describe('import boundaries', () => {
  it.each(cases)('reports %s importing %s as %s', (from, _imports, breaks) => {
    expect(broken.get(from) ?? []).toEqual(breaks === undefined ? [] : [breaks])
  })

  it('covers every rule with a case', () => {
    const shown = new Set(cases.map(([, , breaks]) => breaks))
    expect(rules.forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
  })
})
