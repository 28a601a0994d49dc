import { describe, expect, it } from 'vitest'
import { deadLinks } from './links.ts'

const repository = {
  'docs/guide.md': '# Guide\n\n## How to start\n\n<a id="stop"></a>\n\n```md\n# No heading\n```\n',
  'docs/spec/1-shell-and-chat.md': '<a id="1"></a>\n',
  'docs/spec/2-sign-in-and-data.md': '<a id="9"></a>\n',
  'features/requirements.tsv': 'id\tarea\nAUTH-001\tAUTH\n',
}
const judge = (file: string, text: string) => deadLinks(new Map(Object.entries({ ...repository, [file]: text })), () => false).dead

describe('links into documents', () => {
  it.each([
    ['docs/other.md', '[a](guide.md) [b](guide.md#how-to-start) [c](guide.md#stop) [d](../docs/guide.md) [e](https://example.com/x.md#y)'],
    ['docs/guide.md', '# Guide\n[up](#guide)'],
    ['src/a.ts', '// docs/guide.md#stop, 1§1, 2§9 and AUTH-001; https://example.com/missing.md'],
    ['docs/other.md', '`[not a link](missing-file)`'],
    ['src/a.ts', '// UTF-008 and AUTH-0011 are no ids of requirements.'],
  ])('%s: accepts %s', (file, text) => expect(judge(file, text)).toEqual([]))

  it.each([
    ['docs/other.md', '[a](gone.md)', 'docs/other.md:1: gone.md: there is no file docs/gone.md.'],
    ['docs/other.md', '\n[a](guide.md#gone)', 'docs/other.md:2: guide.md#gone: docs/guide.md has no anchor #gone.'],
    ['docs/other.md', '[a](guide.md#no-heading)', 'docs/other.md:1: guide.md#no-heading: docs/guide.md has no anchor #no-heading.'],
    ['src/a.ts', '// See docs/guide.md#gone.', 'src/a.ts:1: docs/guide.md#gone: docs/guide.md has no anchor #gone.'],
    ['src/a.ts', '// See guide.md.', 'src/a.ts:1: guide.md: there is no file guide.md.'],
    ['src/a.ts', '// 1§12', 'src/a.ts:1: 1§12: document 1 of the specification has no section 12. See docs/spec/README.md.'],
    ['src/a.ts', '// AUTH-002', 'src/a.ts:1: AUTH-002: features/requirements.tsv has no such requirement.'],
  ])('%s: rejects %j', (file, text, message) => expect(judge(file, text)).toEqual([message]))
})
