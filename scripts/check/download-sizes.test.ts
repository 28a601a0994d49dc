import { expect, it } from 'vitest'
import { downloadSizes, type BuildManifest } from './download-sizes.ts'

const manifest: BuildManifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/in.tsx', 'src/home.tsx', 'src/later.ts'],
  },
  '_shared.js': { file: 'shared.js' },
  'src/in.tsx': { file: 'in.js', imports: ['index.html', '_form.js'] },
  '_form.js': { file: 'form.js', imports: ['_shared.js'] },
  'src/home.tsx': { file: 'home.js', imports: ['_shared.js', '_frame.js'] },
  'src/app/layout/member-root.tsx': { file: 'area.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'frame.js' },
  'src/later.ts': { file: 'later.js' },
}
const login = { module: 'src/in.tsx', access: 'public' as const }
const home = { module: 'src/home.tsx', access: 'private' as const }

it('a public page loads the entry, and its screen, and nothing of other pages', () => {
  const { first, own } = downloadSizes(manifest, login, [login, home])
  expect([...first].sort()).toEqual(['entry.js', 'form.js', 'in.js', 'shared.js'])
  expect([...own].sort()).toEqual(['form.js', 'in.js'])
})

it('a private page is also charged with what comes later', () => {
  const { first } = downloadSizes(manifest, home, [login, home])
  expect([...first].sort()).toEqual(['entry.js', 'frame.js', 'home.js', 'later.js', 'shared.js'])
})

it('what every signed-in page has is not its own', () =>
  expect([...downloadSizes(manifest, home, [login, home]).own]).toEqual(['home.js']))

it('but not with what is known to come after the first picture', () => {
  const { first } = downloadSizes(manifest, home, [login, home], ['src/later.ts'])
  expect([...first].sort()).toEqual(['entry.js', 'frame.js', 'home.js', 'shared.js'])
  expect(() => downloadSizes(manifest, home, [login, home], ['src/gone.ts'])).toThrow('src/gone.ts')
})

it('a chunk that is not there is said', () => {
  expect(() => downloadSizes(manifest, { ...home, module: 'src/gone.tsx' }, [home])).toThrow(
    'src/gone.tsx',
  )
})

it('nor with the file of the overlays, which opens later by itself, unless the page needs it at once', () => {
  const menu = {
    ...manifest,
    '_after.js': { file: 'after.js', name: 'after', dynamicImports: ['src/chat.ts'] },
    'src/chat.ts': { file: 'chat.js' },
    'src/later.ts': { file: 'later.js', imports: ['_after.js'] },
  }
  const { first } = downloadSizes(menu, home, [login, home])
  expect([...first]).toContain('later.js')
  expect([...first]).not.toContain('after.js')
  expect([...first]).not.toContain('chat.js')
  expect([
    ...downloadSizes(
      { ...menu, 'src/home.tsx': { file: 'home.js', imports: ['_after.js'] } },
      home,
      [login, home],
    ).first,
  ]).toContain('after.js')
})
