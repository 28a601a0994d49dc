import { describe, expect, it } from 'vitest'
import { deadLinks } from './links.ts'

/** Builds an id, because `npm run trace` would read a literal id in a test row as a claim. */
const id = (area: string, number: string): string => `${area}-${number}`

const repository = {
  'docs/guide.md': '# Guide\n\n## How to start\n\n<a id="stop"></a>\n\n```md\n# No heading\n```\n',
  'docs/spec/1-shell-and-chat.md': '<a id="1"></a>\n',
  'docs/spec/2-sign-in-and-data.md': '<a id="9"></a>\n',
  'features/requirements.tsv': `id\tarea\n${id('AUTH', '001')}\tAUTH\n`,
}
const judge = (file: string, text: string) =>
  deadLinks(new Map(Object.entries({ ...repository, [file]: text })), () => false).dead

describe('links to documents', () => {
  it.each([
    [
      'Markdown links and anchors',
      'docs/other.md',
      '[a](guide.md) [b](guide.md#how-to-start) [c](guide.md#stop) [d](../docs/guide.md) [e](https://example.com/x.md#y)',
    ],
    ['a link to the own page', 'docs/guide.md', '# Guide\n[up](#guide)'],
    [
      'citations in code',
      'src/a.ts',
      `// docs/guide.md#stop, 1§1, 2§9 and ${id('AUTH', '001')}; https://example.com/missing.md`,
    ],
    ['code in Markdown', 'docs/other.md', '`[not a link](missing-file)`'],
    [
      'what looks like a requirement and is none',
      'src/a.ts',
      `// ${id('UTF', '008')} and ${id('AUTH', '0011')}`,
    ],
  ])('accepts %s', (_, file, text) => expect(judge(file, text)).toEqual([]))

  it.each([
    [
      'a file',
      'docs/other.md',
      '[a](gone.md)',
      'docs/other.md:1: gone.md: there is no file docs/gone.md.',
    ],
    [
      'an anchor',
      'docs/other.md',
      '\n[a](guide.md#gone)',
      'docs/other.md:2: guide.md#gone: docs/guide.md has no anchor #gone.',
    ],
    [
      'a heading inside of code',
      'docs/other.md',
      '[a](guide.md#no-heading)',
      'docs/other.md:1: guide.md#no-heading: docs/guide.md has no anchor #no-heading.',
    ],
    [
      'an anchor that code cites',
      'src/a.ts',
      '// See docs/guide.md#gone.',
      'src/a.ts:1: docs/guide.md#gone: docs/guide.md has no anchor #gone.',
    ],
    [
      'a document without its folder',
      'src/a.ts',
      '// See guide.md.',
      'src/a.ts:1: guide.md: there is no file guide.md.',
    ],
    [
      'a section of the specification',
      'src/a.ts',
      '// 1§12',
      'src/a.ts:1: 1§12: document 1 of the specification has no section 12. See docs/spec/README.md.',
    ],
    [
      'a requirement',
      'src/a.ts',
      `// ${id('AUTH', '002')}`,
      `src/a.ts:1: ${id('AUTH', '002')}: features/requirements.tsv has no such requirement.`,
    ],
  ])('reports %s that does not exist', (_, file, text, message) =>
    expect(judge(file, text)).toEqual([message]),
  )
})
