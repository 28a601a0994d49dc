import { banner } from './identifiers.ts'

/**
 * The client files of one kind, one per capability, and an index that re-exports them, so that a
 * page bundles only the capabilities that it uses. `textOf` writes import paths relative to
 * `client.ts`.
 */
export function bySlug<Each>(
  folder: string,
  kind: 'calls' | 'queries' | 'hooks' | 'paged',
  all: readonly Each[],
  slugOf: (each: Each) => string,
  textOf: (some: readonly Each[]) => string,
): Record<string, string> {
  const groups = [...Map.groupBy(all, slugOf)].sort(([a], [b]) => a.localeCompare(b))
  return {
    ...Object.fromEntries(
      groups.map(([slug, some]) => [
        `${folder}/${kind}/${slug}.ts`,
        textOf(some).replaceAll("from './", "from '../"),
      ]),
    ),
    [`${folder}/${kind}.ts`]: `${banner}\n${groups.map(([slug]) => `export * from './${kind}/${slug}.ts'\n`).join('')}`,
  }
}
