import { expect, test } from 'vitest'
import { paths } from '../../src/platform/model/paths.ts'
import { normalized, withoutMessages } from './normalized-text.ts'

test.each(Object.values(paths).filter((path) => !path.includes(':')))(
  'the address %s of a link stays readable',
  (path) => expect(normalized(`- /url: ${path}`)).toBe(`- /url: ${path}`),
)

test.each([
  [
    '- /url: /coaching/sessiondetails/session-20261121-0930',
    '- /url: /coaching/sessiondetails/<id>',
  ],
  ['- text: 0f8fad5b-d9cb-469f-a165-70867728950e', '- text: <id>'],
  ['- text: rosa+1a2b3c4d@example.com', '- text: rosa+<id>@example.com'],
  ['- text: Version 4.6.0 at localhost:4012', '- text: Version <version> at localhost'],
])('%s becomes %s', (text, shown) => expect(normalized(text)).toBe(shown))

test('toasts and announcements are left out with what is in them', () => {
  const text = '- main:\n  - region "Messages":\n    - text: Saved\n  - text: 118'
  expect(withoutMessages(text)).toBe('- main:\n  - text: 118')
})
