import { expect, it } from 'vitest'
import { circleOf, downloadSizes, type BuildManifest } from './download-sizes.ts'

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

it('loads the entry and the screen of a public page, and no other page', () => {
  const { first, own } = downloadSizes(manifest, login, [login, home])
  expect([...first].sort()).toEqual(['entry.js', 'form.js', 'in.js', 'shared.js'])
  expect([...own].sort()).toEqual(['form.js', 'in.js'])
})

it('includes dynamic imports for a private page', () => {
  const { first } = downloadSizes(manifest, home, [login, home])
  expect([...first].sort()).toEqual(['entry.js', 'frame.js', 'home.js', 'later.js', 'shared.js'])
})

it('excludes chunks of every signed-in page from `own`', () =>
  expect([...downloadSizes(manifest, home, [login, home]).own]).toEqual(['home.js']))

it('excludes dynamic imports after the first paint', () => {
  const { first } = downloadSizes(manifest, home, [login, home], ['src/later.ts'])
  expect([...first].sort()).toEqual(['entry.js', 'frame.js', 'home.js', 'shared.js'])
  expect(() => downloadSizes(manifest, home, [login, home], ['src/gone.ts'])).toThrow('src/gone.ts')
})

it('throws for a missing chunk', () => {
  expect(() => downloadSizes(manifest, { ...home, module: 'src/gone.tsx' }, [home])).toThrow(
    'src/gone.tsx',
  )
})

it('excludes the overlay chunk unless the page imports it statically', () => {
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

it('excludes an entry that shares the file of a group', () => {
  const group = { file: 'later.js' }
  const grouped = {
    ...manifest,
    'index.html': { file: 'entry.js', isEntry: true, dynamicImports: ['_group.js'] },
    '_group.js': group,
    'src/later.ts': group,
  }
  const { first } = downloadSizes(grouped, home, [login, home], ['src/later.ts'])
  expect([...first]).not.toContain('later.js')
})

it('finds a circle of chunks', () => {
  const circle = {
    ...manifest,
    '_form.js': { file: 'form.js', imports: ['_frame.js'] },
    '_frame.js': { file: 'frame.js', imports: ['_form.js'] },
  }
  expect(circleOf(circle)).toEqual(['_form.js', '_frame.js'])
})

it('finds no circle where an entry is in the file of a group', () =>
  expect(circleOf({ ...manifest, 'index.html': { file: 'entry.js', isEntry: true } })).toBe(
    undefined,
  ))
