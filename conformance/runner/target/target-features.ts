import { ExitError } from '../../exit-code.ts'
import { isFields, listOf } from '../../contract/json.ts'

/** What a server may have or not, by the name under which its target file says so. */
export const featureNames = [
  'counts',
  'ranges',
  'sorting',
  'pages',
  'idempotent-put',
  'if-match',
  'idempotency-keys',
  'patch',
  'eligibility',
  'links',
  'flows',
  'cors',
  'cookies',
  'security-headers',
  'languages',
  'redirects',
  'impersonation',
  'url-privacy',
  'closed-answers',
  'property',
] as const
export type Feature = (typeof featureNames)[number]

/**
 * By name: false is what the target does not have; a list is what it promises of it, such as the
 * origins that it lets in.
 */
export type Features = Readonly<Partial<Record<Feature, boolean | readonly string[]>>>

const isFeature = (name: string): name is Feature =>
  (featureNames as readonly string[]).includes(name)

/**
 * The features of a target file: a list of names, or names with `true`, `false` or a list of texts.
 */
export function featuresOf(file: string, given: unknown): Features {
  const pairs = isFields(given)
    ? Object.entries(given)
    : listOf(given).map((name): [string, unknown] => [String(name), true])
  return Object.fromEntries(
    pairs.map(([name, value]) => {
      if (!isFeature(name))
        throw new ExitError(
          'usage',
          `${file}: there is no feature ${name}; there are ${featureNames.join(', ')}`,
        )
      if (
        typeof value !== 'boolean' &&
        typeof value !== 'string' &&
        !(Array.isArray(value) && value.every((each) => typeof each === 'string'))
      )
        throw new ExitError(
          'usage',
          `${file}: the feature ${name} is true, false or a list of texts`,
        )
      return [name, typeof value === 'string' ? [value] : value]
    }),
  )
}

/** Whether a target says that it does not have a feature. */
export function isAbsent(features: Features, feature: Feature | undefined): boolean {
  return feature !== undefined && features[feature] === false
}

/** What a target promises of a feature; empty where it says nothing more. */
export function promisedOf(features: Features, feature: Feature): readonly string[] {
  const value = features[feature]
  return typeof value === 'object' ? value : []
}
