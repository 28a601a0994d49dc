import { expect, it } from 'vitest'
import { findWrittenPaths } from './written-paths.ts'

it.each([
  `<Link to="/food/overview">`,
  `const to = '/dashboard'`,
  '`/coaching/sessiondetails/${id}`',
  '`/user-guides?device=${device}`',
  `['/blood-sugar']`,
])('finds the path in %s', (code) => expect(findWrittenPaths(code)).toHaveLength(1))

it.each([
  `href('foodOverview')`,
  `import { a } from './food/b.ts'`,
  `'/session/activity'`,
  `'/foods'`,
  `// '/dashboard'`,
  ` * The path '/dashboard'.`,
])('finds none in %s', (code) => expect(findWrittenPaths(code)).toEqual([]))

it('says the line', () =>
  expect(findWrittenPaths(`\n\nconst a = '/food'`)).toEqual([{ line: 3, text: `'/food'` }]))
