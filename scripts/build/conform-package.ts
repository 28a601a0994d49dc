import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { transpileDeclaration } from 'typescript'
import { build, type Plugin } from 'vite'
import { keptGuards } from './kept-guards.ts'

const root = join(import.meta.dirname, '../..')
const room = join(root, 'conformance')
const out = join(root, 'dist/conform-contract')
const dist = join(out, 'dist')

/** The package of a file in node_modules, as its folder; undefined for other files. */
const packageOf = (file: string): string | undefined =>
  /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]

/** The licenses of the packages in the bundle. They must go with it. */
const licensesOf = (folders: Iterable<string>): string =>
  [...folders]
    .toSorted()
    .map((folder) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as Record<string, string>
      const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each))
      const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
      return `${name} ${version} (${license})\n\n${text}\n`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)

/** The manifest of the package: the built files instead of the sources, nothing to install. */
const publishedManifest = (): string => {
  const {
    private: _private,
    devDependencies: _bundled,
    ...manifest
  } = JSON.parse(readFileSync(join(room, 'package.json'), 'utf8')) as Record<string, unknown>
  const published = {
    ...manifest,
    bin: { 'conform-contract': 'dist/main.js', conform: 'dist/main.js' },
    exports: {
      '.': { types: './dist/conform.d.ts', default: './dist/conform.js' },
      './package.json': './package.json',
      './schemas/*': './schemas/*',
    },
    files: ['dist', 'schemas', 'CHANGELOG.md'],
  }
  return `${JSON.stringify(published, undefined, 2)}\n`
}

/**
 * Builds the package conform-contract into `dist/conform-contract`: plain JavaScript for Node 20 with
 * its dependencies in it, and types. Returns the folder.
 */
export async function buildConformPackage(): Promise<string> {
  const packages = new Set<string>()
  const collectPackages: Plugin = {
    name: 'collect-packages',
    transform: (_, id) => {
      const folder = packageOf(id)
      if (folder !== undefined) packages.add(folder)
      // A dependency of the project's own code would not exist at a stranger's.
      const path = relative(room, id)
      if (folder === undefined && path.startsWith('..') && !id.startsWith('\0'))
        throw new Error(`conformance imports ${relative(root, id)}, which is not in its package`)
    },
  }
  rmSync(out, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    plugins: [collectPackages, keptGuards],
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: dist,
      rolldownOptions: {
        input: { main: join(room, 'main.ts'), conform: join(room, 'conform.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const { outputText } = transpileDeclaration(readFileSync(join(room, 'conform.ts'), 'utf8'), {})
  writeFileSync(join(dist, 'conform.d.ts'), outputText)
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), licensesOf(packages))
  writeFileSync(join(out, 'package.json'), publishedManifest())
  for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE'])
    copyFileSync(join(room, name), join(out, name))
  cpSync(join(room, 'schemas'), join(out, 'schemas'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  })
  return relative(root, out)
}
