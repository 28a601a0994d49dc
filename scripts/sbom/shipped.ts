import type { SbomComponent } from './licences.ts'

/** A CycloneDX document, as far as this command changes it. */
export interface Sbom {
  readonly components: readonly SbomComponent[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** Returns the document without packages of tools and of the workspaces. */
export function shipped(whole: Sbom): Sbom {
  const gone = new Set(
    whole.components.flatMap((each) => (isShipped(each) ? [] : [each['bom-ref'] ?? ''])),
  )
  return {
    ...whole,
    components: whole.components.filter(isShipped),
    dependencies: whole.dependencies
      .filter(({ ref }) => !gone.has(ref))
      .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => !gone.has(ref)) })),
  }
}

function isShipped({ properties = [] }: SbomComponent): boolean {
  const has = (key: string, value: string): boolean =>
    properties.some((each) => each.name === key && each.value === value)
  return !has('cdx:npm:package:development', 'true') && !has('cdx:npm:package:private', 'true')
}
