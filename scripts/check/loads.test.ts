import { expect, it } from 'vitest'
import { loadsOf, type Manifest } from './loads.ts'

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['src/in.tsx', 'src/home.tsx', 'src/later.ts', 'src/i18n/catalogues/home.en-US.json'] },
  '_shared.js': { file: 'shared.js' },
  'src/in.tsx': { file: 'in.js', imports: ['index.html', '_form.js'] },
  '_form.js': { file: 'form.js', imports: ['_shared.js'] },
  'src/home.tsx': { file: 'home.js', imports: ['_shared.js'] },
  'src/later.ts': { file: 'later.js' },
  ...Object.fromEntries(['common', 'ui', 'shell', 'in', 'home'].map((area) => [`src/i18n/catalogues/${area}.en-US.json`, { file: `${area}-text.js` }])),
}
const login = { module: 'src/in.tsx', areas: ['in'], access: 'public' as const }
const home = { module: 'src/home.tsx', areas: ['home'], access: 'private' as const }

it('a public page loads the entry, its screen and its texts, and nothing of other pages', () => {
  const { first, own } = loadsOf(manifest, login, [login, home])
  expect([...first].sort()).toEqual(['common-text.js', 'entry.js', 'form.js', 'in-text.js', 'in.js', 'shared.js', 'ui-text.js'])
  expect([...own].sort()).toEqual(['form.js', 'in.js'])
})

it('a private page is also charged with what comes later', () => {
  const { first } = loadsOf(manifest, home, [login, home])
  expect([...first].sort()).toEqual(['common-text.js', 'entry.js', 'home-text.js', 'home.js', 'later.js', 'shared.js', 'shell-text.js', 'ui-text.js'])
})

it('brief texts are a part of an area', () => {
  const brief = { ...manifest, 'src/i18n/catalogues/in.en-US.json?brief': { file: 'in-brief-text.js' } }
  expect(loadsOf(brief, { ...home, areas: ['in-brief'] }, [login, home]).first).toContain('in-brief-text.js')
})

it('a chunk that is not there is said', () => {
  expect(() => loadsOf(manifest, { ...home, areas: ['gone'] }, [home])).toThrow('src/i18n/catalogues/gone.en-US.json')
})
