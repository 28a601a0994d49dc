import { existsSync, globSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { noSlice, otherHoles, type SlugPlace } from './slug-holes.ts'
import type { CheckPart } from './check-result.ts'

const places: Readonly<Record<SlugPlace, (slug: string) => readonly string[]>> = {
  handler: (slug) => [
    `mock-server/handlers/{rest,rpc}/${slug}.ts`,
    `mock-server/handlers/{rest,rpc}/*/${slug}.ts`,
  ],
  slice: (slug) => [`src/slices/${slug}/**/*.{ts,tsx}`],
  texts: (slug) => [`src/slices/${slug}/texts/*.json`],
  feature: (slug) => [`features/*/${slug}.feature`, `features/*/${slug}-*.feature`],
  screen: (slug) => [`steps/screens/${slug}.screen.ts`],
}

/**
 * Fails when a slug of the contract lacks a handler, slice, texts, feature or screen object of that
 * name.
 */
export const slugs: CheckPart = {
  name: 'slugs',
  async run() {
    const rows = contractSlugs().map((slug) => ({ slug, missing: missingPlaces(slug) }))
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

const missingPlaces = (slug: string): SlugPlace[] =>
  (Object.keys(places) as SlugPlace[]).filter(
    (place) => !places[place](slug).some((pattern) => globSync(pattern).length > 0),
  )

interface SlugRow {
  readonly slug: string
  readonly missing: readonly SlugPlace[]
}

/** One line for each missing place without a reason, and for each unused reason. */
export function unexplainedHoles(
  rows: readonly SlugRow[],
  reasons = (slug: string, place: SlugPlace) =>
    otherHoles[slug]?.[place] ?? sliceReason(slug, place),
): string[] {
  const holes = rows.flatMap(({ slug, missing }) =>
    missing
      .filter((place) => reasons(slug, place) === undefined)
      .map((place) => `${slug} has no ${place} (${places[place](slug)[0]}) and no reason.`),
  )
  const known = new Set(rows.map(({ slug }) => slug))
  const stale = Object.entries(otherHoles).flatMap(([slug, reasonsOf]) => {
    const row = rows.find((each) => each.slug === slug)
    return (Object.keys(reasonsOf) as SlugPlace[])
      .filter((place) => row !== undefined && !row.missing.includes(place))
      .map((place) => `${slug} has a ${place}: remove its reason from slug-holes.ts.`)
  })
  const unknown = [...Object.keys(otherHoles), ...Object.keys(noSlice)]
    .filter((slug) => !known.has(slug))
    .map((slug) => `${slug} is no slug of the contract: remove it from slug-holes.ts.`)
  return [...holes, ...stale, ...unknown]
}

/** A slug whose screens are in another slice has no slice, texts or screen object. */
const sliceReason = (slug: string, place: SlugPlace): string | undefined =>
  place === 'handler' || existsSync(`src/slices/${slug}`) ? undefined : noSlice[slug]

const tableRow = ({ slug, missing }: SlugRow): string =>
  [
    slug.padEnd(19),
    'yes',
    ...(Object.keys(places) as SlugPlace[]).map((place) =>
      missing.includes(place) ? ' - ' : 'yes',
    ),
  ].join(' ')
