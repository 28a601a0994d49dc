import type { PortableCount, StepCatalogue } from './step-catalogue.ts'

/** The number of step definitions. A change may only lower it. */
export const definitions = 373

const portable = { all: 300, area: 20 }
/** Areas whose pages show what the provider knows of the member. */
const areas = ['readings', 'chat', 'care', 'dashboard', 'profile']

/** What is wrong with the size of the suite: too many definitions, too few portable scenarios. */
export function limitFindings({ steps, portable: counts }: StepCatalogue, most = definitions) {
  const all = Object.values(counts).reduce((sum, { scenarios }) => sum + scenarios, 0)
  const none: PortableCount = { scenarios: 0, ofProvider: 0 }
  return [
    ...(steps.length > most
      ? [`${steps.length} step definitions; at most ${most}: use one that \`npm run steps\` finds`]
      : []),
    ...(steps.length < most
      ? [`${steps.length} step definitions: write this number into scripts/steps/suite-limits.ts`]
      : []),
    ...(all < portable.all ? [`${all} portable scenarios; at least ${portable.all}`] : []),
    ...areas
      .filter((area) => (counts[area] ?? none).ofProvider < portable.area)
      .map(
        (area) =>
          `${area}: ${(counts[area] ?? none).ofProvider} portable scenarios with a value of the provider's answer; at least ${portable.area}`,
      ),
  ]
}

/** `readings 60 (48), chat 32 (28)`: the portable scenarios, and those with a provider's value. */
export function portableLine({ portable: counts }: StepCatalogue): string {
  const each = Object.entries(counts)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([area, { scenarios, ofProvider }]) => `${area} ${scenarios} (${ofProvider})`)
  const sum = (of: keyof PortableCount) =>
    Object.values(counts).reduce((total, count) => total + count[of], 0)
  return `${sum('scenarios')} portable scenarios (with a provider's value: ${sum('ofProvider')}): ${each.join(', ')}`
}
