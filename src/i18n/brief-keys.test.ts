import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { briefKeys } from './brief-keys.ts'
import { textSources } from './text-sources.ts'

const src = join(import.meta.dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => join(src, file))
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** The file that exports each component. */
const exporterOf = new Map(
  [...textOf].flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => [name!, file]),
  ),
)

/** Every key of every area, in English. */
const keys = textSources()
  .filter(({ locale }) => locale === 'en-US')
  .flatMap(({ path }) => Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object))
const areaOf = (key: string) => key.slice(0, key.indexOf('.'))

/** The modules that a module loads with itself; dynamic imports have texts of their own. */
function modulesOf(entry: string): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (file: string) => {
    const text = textOf.get(file)
    if (text === undefined || found.has(file)) return
    found.add(file)
    for (const [, from] of text.matchAll(/^(?:import|export) (?!type )[^'";]*?'([^']+)'/gm))
      walk(from!.startsWith('#') ? join(src, from!.slice(1)) : resolve(dirname(file), from!))
  }
  walk(entry)
  return found
}

/** The keys that a module's literals and templates name. */
function keysIn(text: string): readonly string[] {
  const named = new Set(
    [...text.matchAll(/['"`]([a-z0-9-]+\.[\w.-]+)['"`]/g)].map(([, key]) => key),
  )
  const patterns = [...text.matchAll(/`([a-z0-9-]+\.[^`\n ]*\$\{[^`\n]*)`/g)].map(
    ([, template]) =>
      new RegExp(
        `^${template!
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`))
          .join('[^.]+')}$`,
      ),
  )
  return keys.filter((key) => named.has(key) || patterns.some((pattern) => pattern.test(key)))
}

/** Every lazy component with the areas of text that it loads. */
const lazyComponents = [...textOf].flatMap(([file, text]) =>
  [
    ...text.matchAll(
      /lazyComponent\(\s*(\[[^\]]*\]|\w+),((?:(?!lazyComponent)[\s\S])*?)\)\.([A-Z]\w+)[,)\s]/g,
    ),
  ].map(([, list, , name]) => {
    const expand = (areas: string): string[] => [
      ...[...areas.matchAll(/'([a-z-]+)'/g)].map(([, area]) => area!),
      ...[...areas.matchAll(/(?:\.\.\.|^)(\w+)/g)].flatMap(([, constant]) =>
        expand(new RegExp(String.raw`const ${constant} = (\[[^\]]*\])`).exec(text)?.[1] ?? ''),
      ),
    ]
    return { name: name!, file, areas: expand(list!) }
  }),
)

/** The lazy components that load the brief texts of an area and not all of them. */
const brief = lazyComponents.flatMap(({ name, file, areas }) =>
  areas
    .filter((area) => area.endsWith('-brief') && !areas.includes(area.slice(0, -6)))
    .map((area) => [name, area.slice(0, -6) as keyof typeof briefKeys, file] as const),
)

it('finds the lazy components', () => {
  expect(brief.length).toBeGreaterThan(12)
  for (const [name, , file] of brief) expect(exporterOf.has(name), `${name} of ${file}`).toBe(true)
})

describe('a part that loads the brief texts of an area uses no other text of it', () => {
  it.each(brief)('%s: %s', (name, area) => {
    // A module of words has more functions than one part calls.
    const modules = [...modulesOf(exporterOf.get(name)!)].filter(
      (file) => !/\/(?:use-[\w-]+|amount)-words\.tsx?$/.test(file),
    )
    const missing = modules.flatMap((file) =>
      keysIn(textOf.get(file)!)
        .filter((key) => areaOf(key) === area)
        .filter((key) => !briefKeys[area].some((prefix) => key.startsWith(`${area}.${prefix}`)))
        .map((key) => `${file.slice(src.length + 1)}: ${key}`),
    )
    expect(missing).toEqual([])
  })
})
