import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CheckPart } from './check-result.ts'
import { importedNames } from './contract-use.ts'

/** The places, beside the contract, where a slug is a name. */
export type SlugPlace = 'handler' | 'slice' | 'texts' | 'feature' | 'screen'

const places: Readonly<Record<SlugPlace, (slug: string) => readonly string[]>> = {
  handler: (slug) => [
    `mock-server/handlers/{rest,rpc}/${slug}.ts`,
    `mock-server/handlers/{rest,rpc}/*/${slug}.ts`,
  ],
  slice: (slug) => [`src/slices/${slug}/**/*.{ts,tsx}`],
  texts: (slug) => [`src/slices/${slug}/texts/*.json`],
  feature: (slug) => [
    `features/*/${slug}.feature`,
    `features/*/${slug}-*.feature`,
    `features/${slug}/*.feature`,
  ],
  screen: (slug) => [`steps/screens/${slug}.screen.ts`, ...sharedScreens(slug)],
}

/** The screen object of a folder of features that is not named like the folder. */
const screenOfFolder: Readonly<Record<string, string>> = { chat: 'chat-panel', profile: 'account' }

const others = 'other clients call it (docs/decisions/0052-operations-of-other-clients.md)'

/** Missing places of slugs, each with the reason. */
const exceptions: Readonly<Record<string, Partial<Record<SlugPlace, string>>>> = {
  'alert-flow': { slice: others },
  'alert-stage': { slice: others },
  'flow-admin': { slice: others },
  preferences: {
    slice: 'other clients call it (docs/decisions/0073-app-preferences-of-other-clients.md)',
  },
  teams: { texts: 'its words are in the texts of migration' },
}

/** A slug with its missing places, and the parts of src that call it when it has no slice. */
export interface SlugRow {
  readonly slug: string
  readonly missing: readonly SlugPlace[]
  readonly callers: readonly string[]
}

/**
 * Fails when a slug of the contract lacks a handler, or a slice with its texts, feature and screen
 * object. Calls of a slug without a slice belong to another part of src.
 */
export const slugs: CheckPart = {
  name: 'slugs',
  async run() {
    const imported = importsByPart()
    const rows = contractSlugs()
      .filter((slug) => !isMessagesOnly(slug))
      .map((slug) => slugRow(slug, callsOf(slug), imported))
    return {
      wrong: unexplainedHoles(rows).join('\n'),
      counted: ['slug contract handler slice texts feature screen', ...rows.map(tableRow)].join(
        '\n     ',
      ),
    }
  },
}

/** The OpenAPI path files and protobuf packages, in kebab-case. */
function contractSlugs(): string[] {
  const rest = readdirSync('contracts/openapi/paths').map((file) => basename(file, '.yaml'))
  const rpc = readdirSync('contracts/proto/portal').map((name) => name.replaceAll('_', '-'))
  return [...new Set([...rest, ...rpc])].toSorted()
}

/** Whether a slug is a package of messages that other packages share, without a service. */
function isMessagesOnly(slug: string): boolean {
  return (
    !existsSync(`contracts/openapi/paths/${slug}.yaml`) &&
    globSync(`contracts/proto/portal/${slug.replaceAll('-', '_')}/**/*.proto`).every(
      (file) => !/^service /m.test(readFileSync(file, 'utf8')),
    )
  )
}

/** The names of the generated calls of a slug. */
function callsOf(slug: string): string[] {
  return globSync(`generated/{openapi,rpc}/calls/${slug}.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  )
}

/** The generated names that each slice, and each other room of src, imports. */
function importsByPart(): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>()
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue
    const part = /^src\/(?:slices\/)?([^/]+)\//.exec(file)?.[1] ?? ''
    const names = parts.get(part) ?? new Set()
    for (const name of importedNames(readFileSync(file, 'utf8'))) names.add(name)
    parts.set(part, names)
  }
  return parts
}

/** The row of a slug with these calls, where the parts of src import these names. */
export function slugRow(
  slug: string,
  calls: readonly string[],
  imported: ReadonlyMap<string, ReadonlySet<string>>,
): SlugRow {
  const isMissing = (place: SlugPlace) =>
    !places[place](slug).some((pattern) => globSync(pattern).length > 0)
  const forms = calls.flatMap((name) => {
    const pascal = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    return [name, `use${pascal}`, `use${pascal}Pages`].concat(
      ['Query', 'Mutation', 'Options'].map((kind) => name + kind),
    )
  })
  const needed: SlugPlace[] = existsSync(`src/slices/${slug}`)
    ? ['handler', 'slice', 'texts', 'feature', 'screen']
    : ['handler', 'slice']
  const missing = needed.filter(isMissing)
  const callers = !missing.includes('slice')
    ? []
    : [...imported].flatMap(([part, names]) => (forms.some((form) => names.has(form)) ? part : []))
  return {
    slug,
    missing: missing.filter((place) => place !== 'slice' || callers.length === 0),
    callers: callers.toSorted(),
  }
}

/** The screen objects of the folders that have a feature of the slug. */
function sharedScreens(slug: string): string[] {
  return places
    .feature(slug)
    .flatMap((pattern) => globSync(pattern))
    .map((file) => file.split('/')[1] ?? '')
    .map((folder) => `steps/screens/${screenOfFolder[folder] ?? folder}.screen.ts`)
}

/** One line for each missing place without a reason, and for each unused reason. */
export function unexplainedHoles(rows: readonly SlugRow[], reasons = exceptions): string[] {
  const holes = rows.flatMap(({ slug, missing }) =>
    missing
      .filter((place) => reasons[slug]?.[place] === undefined)
      .map((place) => `${slug} has no ${place} (${places[place](slug)[0]}) and no reason.`),
  )
  const unused = Object.entries(reasons).flatMap(([slug, reasonsOf]) =>
    (Object.keys(reasonsOf) as SlugPlace[])
      .filter((place) => !rows.some((row) => row.slug === slug && row.missing.includes(place)))
      .map((place) => `${slug} misses no ${place}: remove its reason from slugs.ts.`),
  )
  return [...holes, ...unused]
}

const tableRow = ({ slug, missing, callers }: SlugRow): string =>
  [
    slug.padEnd(19),
    'yes',
    ...(Object.keys(places) as SlugPlace[]).map((place) =>
      missing.includes(place) || !places[place](slug).some((each) => globSync(each).length > 0)
        ? ' - '
        : 'yes',
    ),
    callers.length > 0 ? `called by ${callers.join(', ')}` : '',
  ]
    .join(' ')
    .trimEnd()
