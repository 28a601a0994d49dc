import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const folders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
/** Environment variables in the source of a program. */
const variablesOf = (files: string, prefix: RegExp): string[] =>
  [
    ...new Set(
      globSync(files, { exclude: ['**/*.test.ts'] }).flatMap((file) =>
        [...read(file).matchAll(/'([A-Z]+_[A-Z_]+)'/g)].map(([, name = '']) => name),
      ),
    ),
  ].filter((name) => prefix.test(name))

/** Folders that commands write, keys of reports, and files of other repositories. */
const written = /^(dist|reports|var|released|generated)\/|^(conform|yaml)\//

describe('references in documents', () => {
  const commands = Object.keys(
    (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
  )
  it.each(commands)('docs/commands.md has npm run %s', (name) =>
    expect(read('docs/commands.md')).toMatch(new RegExp(`\`[^\`]*npm (run )?${name}\\b`)),
  )

  it.each(folders('src').map((name) => `src/${name}`))(
    'docs/architecture.md has the room %s',
    (room) => expect(read('docs/architecture.md')).toContain(`\`${room}\``),
  )

  it.each(variablesOf('src/teams-bot/bot-main.ts', /^(TEAMS|PORTAL)_/))(
    'docs/deploy.md has %s of the bot',
    (name) => expect(read('docs/deploy.md')).toContain(`\`${name}\``),
  )

  // Decisions, findings and the walks of docs/contributing.md describe the past; these pages
  // describe the present.
  it.each([
    'README.md',
    'docs/architecture.md',
    'docs/deploy.md',
    'docs/design.md',
    'docs/testing.md',
    'mock-server/README.md',
    'steps/README.md',
    'conformance/README.md',
    'contracts/README.md',
  ])('%s names files and folders that exist', (page) => {
    const shown = read(page).replaceAll(/```[^]*?```|^ {4}.*$/gm, '')
    const paths = [...shown.matchAll(/`((?:[\w-]+\/)+[\w.-]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !written.test(path))
    const roots = ['', dirname(page), 'src/ui', 'contracts', 'mock-server']
    expect(paths.filter((path) => !roots.some((root) => existsSync(join(root, path))))).toEqual([])
  })

  it('docs/README.md lists every page of docs', () => {
    const index = read('docs/README.md')
    for (const page of readdirSync('docs').filter(
      (name) => name.endsWith('.md') && name !== 'README.md',
    ))
      expect(index).toContain(`(${page})`)
  })
})
