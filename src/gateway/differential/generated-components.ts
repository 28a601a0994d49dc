import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readingSlugs } from '../../../scripts/generate/reading-slugs.ts'

const folder = join(import.meta.dirname, '../../../generated/schemas/openapi')
const slugs = new Map(
  globSync('*.reader.ts', { cwd: folder }).flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const read(\w+):/gm)].map(([, name]) => [name, `openapi/${basename(file, '.reader.ts')}`] as const)),
)

/** Whether the calls of a component's capability read with the generated readers. scripts/generate/schema compares these with the contract. */
export const isGenerated = (component: string): boolean => {
  const [, message] = component.startsWith('portal.') ? component.split('.') : []
  return readingSlugs.has(message === undefined ? (slugs.get(component) ?? '') : `rpc/${message.replaceAll('_', '-')}`)
}
