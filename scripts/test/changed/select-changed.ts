import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import { dependentsOf, moduleGraph, type ModuleGraph } from './module-graph.ts'

/** What to run for a change. `notes` say what was selected and what was left out. */
export interface ChangeSelection {
  readonly tests: readonly string[]
  readonly features: readonly string[]
  readonly notes: readonly string[]
}

/** Every test depends on these files, which no module imports. */
const configuration =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|\.node-version|scripts\/setup\/.*)$/
const isTest = (file: string): boolean => /\.test\.(ts|tsx|mjs)$/.test(file)

/** Selects the unit tests and features of the project that the changed files can reach. */
export function selectChanged(changed: readonly string[]): ChangeSelection {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))
  const sources = new Map(
    files
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    imports: Record<string, string>
  }
  const { exports } = JSON.parse(readFileSync('conformance/package.json', 'utf8')) as {
    exports: Record<string, string>
  }
  const ofConform = Object.entries(exports).map(
    ([name, path]) =>
      [posix.join('conform-contract', name), posix.join('conformance', path)] as const,
  )
  return selectFrom(
    changed,
    files,
    moduleGraph(sources, [...files, ...changed], {
      ...imports,
      // The longest name first: the package itself begins them all.
      ...Object.fromEntries(ofConform.toReversed()),
    }),
  )
}

/**
 * Selects by the module graph and by name: a feature belongs to a file when a part of the file's
 * path is its name or its first words.
 */
export function selectFrom(
  changed: readonly string[],
  files: readonly string[],
  graph: ModuleGraph,
): ChangeSelection {
  const tests = files.filter(isTest)
  const features = files.filter((file) => /^features\/.*\.feature$/.test(file))
  const settings = changed.filter((file) => configuration.test(file))
  const reached = dependentsOf(graph, changed)
  const selected = settings.length > 0 ? tests : tests.filter((file) => reached.has(file))
  const own = featuresOf(changed, features)
  const others = featuresOf(
    [...reached].filter((file) => file.startsWith('src/slices/') && !isTest(file)),
    features,
  ).filter((feature) => !own.includes(feature))
  const shared = changed.filter(
    (file) =>
      /^(src\/|mock-server\/|steps\/|scripts\/acceptance\/|cucumber\.mjs$)/.test(file) &&
      !isTest(file) &&
      featuresOf([file], features).length === 0,
  )
  return {
    tests: selected,
    features: own,
    notes: [
      `  ${changed.length} files changed. They reach ${selected.length} of ${tests.length} unit test files and ${own.length} of ${features.length} features.`,
      ...(settings.length > 0 ? [`  ${settings.join(', ')}: every unit test depends on it.`] : []),
      ...own.map((feature) => `  runs ${feature}`),
      ...(others.length > 0
        ? [`  leaves out ${others.length} features of slices that import a changed file:`]
        : []),
      ...(others.length > 0 ? [`    npm run acceptance -- ${others.join(' ')}`] : []),
      ...shared.map(
        (file) => `  leaves out the features that ${file} may reach: no feature has its name`,
      ),
      '  leaves out PostgreSQL, conformance and trace: npm test',
    ],
  }
}

/** Rooms in which a path names the feature. */
const named = /^(src|mock-server|contracts(?!\/(?:read|tools)\/)|generated|steps|features)\//

function featuresOf(changed: readonly string[], features: readonly string[]): readonly string[] {
  const names = new Set(
    changed
      .filter((file) => named.test(file) && !isTest(file))
      .flatMap((file) => file.split('/').slice(1))
      .map((part) => part.replace(/\..*$/, '').replaceAll('_', '-')),
  )
  const isOf = (feature: string): boolean => {
    const [, folder = ''] = feature.split('/')
    const stem = basename(feature, '.feature')
    return (
      changed.includes(feature) ||
      // chat/ and dashboard/ are folders of one slice.
      (['chat', 'dashboard'].includes(folder) && names.has(folder)) ||
      stem.split('-').some((_, at, words) => names.has(words.slice(0, at + 1).join('-')))
    )
  }
  return features.filter(isOf)
}
