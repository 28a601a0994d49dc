import { globSync, readFileSync } from 'node:fs'
import { type CheckPart, failed } from './check-result.ts'

/** A part of a screen that is gone, without a word, while a query is pending or has failed. */
const vanishing =
  /state !== 'ready'[^{};]{0,80}\) return null|state === 'ready'(?: &&[^?;]{0,80})? \?\s*\(?\s*<[A-Z][^;]{1,700}?\s*\)?\s*: (?:null|undefined)|state === 'ready' && <[A-Z]/g

/**
 * The texts of an answer that are replaced by an empty one. Screens and models do so with what is
 * typed, so only the calls are looked at.
 */
const emptyTexts = /(?<!\]) \?\? ''/g

/**
 * The places of a module that replace something that is not known by an empty list, object, 0 or
 * null: a query that is not ready, or a part that is absent or unreadable. What the language makes
 * one write is none of them: an item by its index or key, and the length of what was matched.
 */
export function findEmptyStandIns(code: string, isOfCalls = false): readonly string[] {
  return [
    ...code.matchAll(/state === 'ready'\s*\?[^;?{}]{1,160}?:\s*(?:\[\]|\{\}|0|null)(?![\w.])/g),
    ...code.matchAll(
      /(?<![lL]eftOut|\]|\]\??\.\w+|\.(?:get|at)\([^()]*(?:\([^()]*\))?\)|\.at\([^()]*\)\?\.\w+|length) (?:\?\?|\|\|) (?:\[\]|\{\}|0)(?![\w.])/g,
    ),
    ...code.matchAll(/\|\| ''/g),
    ...code.matchAll(/\{[^{}]*\bdata = (?:\[\]|\{\}|0|''|false|null)[^{}]*\}/g),
    ...[...code.matchAll(vanishing)].filter(([text]) => !text.includes("'failed'")),
    ...(isOfCalls ? code.matchAll(emptyTexts) : []),
  ].map(([text]) => text.replaceAll(/\s+/g, ' '))
}

/**
 * A list that may only get shorter: how many such places a module has, and why none of them tells
 * what is not known as none.
 */
const listFile = new URL('empty-stand-ins.json', import.meta.url)

/** Modules of screens, models and calls may not have more such places than the list says. */
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

/** The places by module, in screens, models and calls. */
export function standInsOf(root: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    globSync('src/{app,session,slices,vitals}/**/*.{ts,tsx}', { cwd: root })
      .filter(
        (file) =>
          // Tours, storage and files of the member receive no answer.
          !/\.(?:test|arbitrary)\.|\/testing\/|\/texts\/|slices\/tours\/|readings-import\/(?:model|worker)\/|\/(?:storage|idle)\//.test(
            file,
          ),
      )
      .sort()
      .map((file) => {
        const code = readFileSync(`${root}/${file}`, 'utf8')
        return [file, findEmptyStandIns(code, file.includes('/api/'))] as const
      })
      .filter(([, places]) => places.length > 0),
  )
}
