import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * The exports that survive tree shaking, by module path from the project's root. A missing module
 * is not shipped.
 */
export type ShippedModules = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The programs of the project, and the folders whose modules count as shipped when the program
 * imports them.
 */
const programs: readonly { readonly rooms: readonly string[]; readonly entries: () => string[] }[] =
  [
    { rooms: ['src', 'generated'], entries: () => ['src/app/main.tsx'] },
    {
      rooms: ['src', 'generated'],
      entries: () => ['src/edge/edge-main.ts', 'src/teams-bot/bot-main.ts'],
    },
    {
      rooms: ['mock-server', 'contracts', 'generated'],
      entries: () => ['mock-server/main.ts', 'mock-server/import/main.ts'],
    },
    { rooms: ['conformance'], entries: () => ['conformance/main.ts'] },
    {
      rooms: ['scripts', 'contracts', 'steps'],
      entries: () => [
        'scripts/setup.mjs',
        'vite.config.ts',
        ...globSync([
          'scripts/*/main.ts',
          'contracts/tools/*/main.ts',
          'scripts/postgres/cluster-process.ts',
          'steps/*/*.steps.ts',
          'steps/support/*.ts',
        ]),
      ],
    },
  ]

/** Bundles every program with its dynamic imports, and lists the remaining exports. */
export async function readShipped(): Promise<ShippedModules> {
  const shipped = new Map<string, Set<string>>()
  for (const { rooms, entries } of programs)
    for (const [file, names] of await exportsKept(
      entries().filter((entry) => !entry.endsWith('.test.ts')),
    ))
      if (rooms.includes(file.split('/')[0] ?? ''))
        shipped.set(file, new Set([...(shipped.get(file) ?? []), ...names]))
  return shipped
}

/**
 * Lists the exports that the bundler keeps. Packages are external, and types are already removed.
 */
export async function exportsKept(
  entries: readonly string[],
  root = process.cwd(),
): Promise<Map<string, Set<string>>> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { __TEXTS__: '""' },
    build: {
      write: false,
      ssr: true,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: [...entries],
        external: (id) => !/^[./#\0]/.test(id),
        // Inlined constants would not be listed as exports.
        optimization: { inlineConst: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((each) => each.type === 'chunk')
  return new Map(
    chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .map(([id, { renderedExports }]) => [
        relative(root, id.replace(/\?.*$/, '')),
        new Set(renderedExports),
      ]),
  )
}
