/** A component of a CycloneDX document, as npm writes it. */
export interface SbomComponent {
  readonly name: string
  readonly version: string
  readonly 'bom-ref'?: string
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
}

/** Licences that a provider may ship without asking; a file for the font, code for the rest. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
])

/** Microsoft's own text for the Teams library is MIT. */
const read: Readonly<Record<string, string>> = { '@microsoft/teams-js': 'MIT' }

/** Returns a sentence for each component whose licence is not in the list of accepted ones. */
export function licenceFaults(components: readonly SbomComponent[]): readonly string[] {
  return components.flatMap((each) => {
    const licence = read[each.name] ?? licenceOf(each)
    return isAccepted(licence)
      ? []
      : [`${each.name} ${each.version} has the licence ${licence}. Read it before you ship it.`]
  })
}

const licenceOf = ({ licenses = [] }: SbomComponent): string =>
  licenses
    .map(({ license, expression }) => license?.id ?? expression ?? license?.name ?? 'unknown')
    .join(' AND ') || 'unknown'

/** `(MIT OR GPL-2.0)` may be taken as MIT; of `MIT AND ISC` both must be accepted. */
function isAccepted(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted)
  return plain.split(' AND ').every((each) => accepted.has(each))
}
