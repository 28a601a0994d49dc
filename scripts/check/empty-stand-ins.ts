import { globSync, readFileSync } from 'node:fs'
import { type CheckPart, failed } from './check-result.ts'

/**
 * The places of a module that replace something that is not known by an empty list, object, 0 or
 * null: a query that is not ready, or a part that is absent or unreadable. What the language makes
 * one write is none of them: an item by its index or key, and the length of what was matched.
 */
export function findEmptyStandIns(code: string): readonly string[] {
  return [
    ...code.matchAll(/state === 'ready'\s*\?[^;?{}]{1,160}?:\s*(?:\[\]|\{\}|0|null)(?![\w.])/g),
    ...code.matchAll(
      /(?<![lL]eftOut|\]|\]\??\.\w+|\.(?:get|at)\([^()]*(?:\([^()]*\))?\)|\.at\([^()]*\)\?\.\w+|length) \?\? (?:\[\]|\{\}|0)(?![\w.])/g,
    ),
  ].map(([text]) => text.replaceAll(/\s+/g, ' '))
}

/**
 * A list that may only get shorter: how many such places a module has, and why none of them tells
 * what is not known as none.
 */
const listFile = new URL('empty-stand-ins.json', import.meta.url)

/** Modules of models and screens may not have more such places than the list says. */
export const emptyStandIns: CheckPart = {
  name: 'stand-ins',
  async run() {
    const listed = JSON.parse(readFileSync(listFile, 'utf8')) as Readonly<
      Record<string, { readonly places: number; readonly because: string }>
    >
    const found = standInsOf(process.cwd())
    const more = [...found].filter(([file, places]) => places.length > (listed[file]?.places ?? 0))
    const total = [...found.values()].reduce((sum, places) => sum + places.length, 0)
    return {
      ...failed(
        more.map(
          ([file, places]) =>
            `${file} replaces something that is not known by an empty value (${places.join(' | ')}). Tell pending, failed and unreadable from none (docs/decisions/0096-unreadable-is-not-none.md), or say in scripts/check/empty-stand-ins.json why nothing is told as none there.`,
        ),
      ),
      note: `${total} places left`,
    }
  },
}

/** The places by module, in models and screens. */
export function standInsOf(root: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    globSync('src/**/{model,ui}/**/*.{ts,tsx}', { cwd: root })
      .filter(
        (file) =>
          // Components of src/ui and tours receive no answer.
          !/\.(?:test|arbitrary)\.|\/testing\/|^src\/ui\/|^src\/slices\/tours\//.test(file),
      )
      .sort()
      .map((file) => [file, findEmptyStandIns(readFileSync(`${root}/${file}`, 'utf8'))] as const)
      .filter(([, places]) => places.length > 0),
  )
}
