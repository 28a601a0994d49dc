import { describe, expect, it } from 'vitest'
import { subjectsOf } from './test-subjects.ts'

const lines = [
  `import { beforeAll, it } from 'vitest'`,
  `import { judge, untouchedOperations as untouched, type Judged } from '../judge-requirements.ts'`,
  `import { helper } from './helper.ts'`,
  `const viaLocal = () => judge`,
  `beforeAll(() => { startedBy() })`,
  `const startedBy = () => import('../report.ts')`,
  `it('uses an import', () => untouched)`,
  `it('uses a local function', () => { const j: Judged = viaLocal() })`,
  `it.each([[helper]])('uses a helper', () => {})`,
  `it('starts a program', () => spawn('scripts/trace/main.ts'))`,
]
const hook = 'scripts/trace/report.ts *'

describe('subjectsOf', () => {
  const of = (line: number): string[] =>
    subjectsOf(
      'scripts/trace/testing/written.test.ts',
      lines.join('\n'),
    )(line)
      .map(({ file, name }) => `${file} ${name}`)
      .toSorted()

  it.each([
    [
      'an import, and what the hooks around it use',
      7,
      ['scripts/trace/judge-requirements.ts untouchedOperations', hook],
    ],
    [
      'what a local function uses, but no type',
      8,
      ['scripts/trace/judge-requirements.ts judge', hook],
    ],
    [
      'what a test helper uses in the helper’s place',
      9,
      ['scripts/trace/not-yet.ts readNotYet', hook],
    ],
    ['a file that the test names', 10, ['scripts/trace/main.ts *', hook]],
  ])('are %s', (_what, line, expected) => expect(of(line)).toEqual(expected))
})
