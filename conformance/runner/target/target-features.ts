import { ExitError } from '../../exit-code.ts'
import { isFields, listOf } from '../../contract/json.ts'

/** The optional features of a server, as named in target files. */
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
  'refuses',
  'body-limit',
] as const
export type Feature = (typeof featureNames)[number]

/**
 * Features by name: false means unsupported, and a list has the promised values, such as allowed
 * origins.
 */
export type Features = Readonly<Partial<Record<Feature, boolean | readonly string[]>>>

const isFeature = (name: string): name is Feature =>
  (featureNames as readonly string[]).includes(name)

/**
 * Parses the features of a target file: a list of names, or names with `true`, `false` or a list of
 * texts.
 */
export function featuresOf(file: string, value: unknown): Features {
  const pairs = isFields(value)
    ? Object.entries(value)
    : listOf(value).map((name): [string, unknown] => [String(name), true])
  return Object.fromEntries(
    pairs.map(([name, value]) => {
      if (!isFeature(name))
        throw new ExitError(
          'usage',
          `${file}: unknown feature ${name}; the features are ${featureNames.join(', ')}`,
        )
      if (
        typeof value !== 'boolean' &&
        typeof value !== 'string' &&
        !(Array.isArray(value) && value.every((each) => typeof each === 'string'))
      )
        throw new ExitError(
          'usage',
          `${file}: the feature ${name} must be true, false or a list of texts`,
        )
      return [name, typeof value === 'string' ? [value] : value]
    }),
  )
}

/** Returns whether a feature is listed as unsupported. */
export function isAbsent(features: Features, feature: Feature | undefined): boolean {
  return feature !== undefined && features[feature] === false
}

/** The promised values of a feature; empty if there are none. */
export function promisedOf(features: Features, feature: Feature): readonly string[] {
  const value = features[feature]
  return typeof value === 'object' ? value : []
}
