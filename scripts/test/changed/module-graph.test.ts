import { describe, expect, it } from 'vitest'
import { dependentsOf, moduleGraph } from './module-graph.ts'

const texts = {
  'src/slices/kidney/model/kidney.ts': '',
  'src/slices/kidney/ui/kidney-screen.tsx': "import { stage } from '../model/kidney.ts'",
  'src/app/screens.ts': "const load = () => import('#slices/kidney/ui/kidney-screen.tsx')",
  'src/app/screens.test.ts': "export { screens } from './screens.ts'",
  'generated/proto/goals_pb.ts': '',
  'mock-server/goals.ts': "import type { Goal } from '../generated/proto/goals_pb.js'",
  'mock-server/contract.ts': "new URL('../generated/openapi/portal.json', import.meta.url)",
  'scripts/check/links.ts': "globSync('docs/**/*.md')",
  'scripts/check/links.test.ts': "import { links } from './links.ts'",
  'scripts/check/slugs.ts': 'readdirSync(`src/slices/${slug}`)',
}
const files = [...Object.keys(texts), 'docs/testing.md', 'generated/openapi/portal.json']
const graph = moduleGraph(new Map(Object.entries(texts)), files, {
  '#slices/*': './src/slices/*',
})
const dependents = (file: string): string[] =>
  [...dependentsOf(graph, [file])].filter((one) => one !== file).toSorted()

describe('dependentsOf', () => {
  it.each([
    [
      'static, dynamic and aliased imports, and folders that are read',
      'src/slices/kidney/model/kidney.ts',
      [
        'scripts/check/slugs.ts',
        'src/app/screens.test.ts',
        'src/app/screens.ts',
        'src/slices/kidney/ui/kidney-screen.tsx',
      ],
    ],
    ['a module under its compiled name', 'generated/proto/goals_pb.ts', ['mock-server/goals.ts']],
    ['a file that is read', 'generated/openapi/portal.json', ['mock-server/contract.ts']],
    ['a glob', 'docs/testing.md', ['scripts/check/links.test.ts', 'scripts/check/links.ts']],
    ['nothing', 'src/app/screens.test.ts', []],
  ])('follows %s', (_what, file, expected) => expect(dependents(file)).toEqual(expected))
})
