import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each narrowed row of the requirement table has its exception in docs/spec/gaps.md, and no other', () => {
  const marked = readFileSync('features/requirements.tsv', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [id = '', , text = ''] = line.split('\t')
      return text.endsWith('[narrowed]') ? [id] : []
    })
  const [, section = ''] = readFileSync('docs/spec/gaps.md', 'utf8').split('<a id="narrowed"></a>')
  const [list = ''] = section.split('<a id=')
  const explained = [...list.matchAll(/^- \*\*(.+?)\*\*/gm)].flatMap(([, ids = '']) =>
    ids.split(', '),
  )
  expect(explained.toSorted()).toEqual(marked.toSorted())
})
