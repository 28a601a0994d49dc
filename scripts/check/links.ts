import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { anchorsOf } from './markdown-anchors.ts'
import { passed, failed, type CheckPart } from './check-result.ts'

const rooms = '{contracts,conformance,docs,features,mock-server,public,scripts,src,steps}'
const kinds = '{ts,tsx,mts,mjs,cjs,js,json,md,feature,proto,yaml,html,css,tsv}'
/**
 * Released contracts are frozen, packages are generated, and these tests contain dead links on
 * purpose.
 */
const excluded =
  /^contracts\/(released|dist)\/|\/node_modules\/|^(scripts\/check\/links|contracts\/tools\/lint\/openapi-[a-z]+)\.test\.ts$|^conformance\/contract\/document\.test\.ts$/

/**
 * Fails on a link to a document, or a citation of the specification, whose target does not exist.
 */
export const links: CheckPart = {
  name: 'links',
  async run() {
    const files = globSync([
      `${rooms}/**/*.${kinds}`,
      '*.{md,ts,cjs,json,html}',
      '.oxlintrc.json',
    ]).filter((file) => !excluded.test(file))
    const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
    const { dead, followed } = deadLinks(texts, existsSync)
    return {
      ...(dead.length === 0 ? passed : failed(dead)),
      note: `${followed} links and citations followed`,
    }
  },
}

export interface LinkReport {
  readonly dead: readonly string[]
  readonly followed: number
}

/** `texts` by path from the root; `exists` answers for every other path. */
export function deadLinks(
  texts: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): LinkReport {
  const anchors = new Map<string, ReadonlySet<string>>()
  const hasAnchor = (path: string, anchor: string) => {
    const known = anchors.get(path) ?? anchorsOf(texts.get(path) ?? '')
    anchors.set(path, known)
    return known.has(anchor)
  }
  const requirements = idsOf(texts.get('features/requirements.tsv') ?? '')
  const areas = new Set([...requirements].map((id) => id.split('-')[0] ?? ''))
  const dead: string[] = []
  let followed = 0

  const check = (
    place: string,
    link: string,
    targets: readonly string[],
    anchor: string | undefined,
  ) => {
    followed += 1
    const target = targets.find((path) => texts.has(path) || exists(path))
    if (target === undefined) dead.push(`${place}: ${link}: there is no file ${targets[0]}.`)
    else if (anchor !== undefined && target.endsWith('.md') && !hasAnchor(target, anchor))
      dead.push(`${place}: ${link}: ${target} has no anchor #${anchor}.`)
  }

  for (const [file, text] of texts) {
    for (const [index, line] of text.split('\n').entries()) {
      const place = `${file}:${index + 1}`
      if (file.endsWith('.md')) {
        for (const { link, path, anchor } of markdownLinks(line))
          check(place, link, [path === '' ? file : normalize(join(dirname(file), path))], anchor)
      }
      for (const { link, path, anchor } of namedDocuments(line))
        check(place, link, [path, normalize(join(dirname(file), path))], anchor)
      for (const [citation, document, section] of line.matchAll(/\b([12])§(\d+)/g)) {
        followed += 1
        if (!hasAnchor(specification[document as '1' | '2'], section ?? ''))
          dead.push(
            `${place}: ${citation}: document ${document} of the specification has no section ${section}. See docs/spec/README.md.`,
          )
      }
      for (const [id, area = ''] of line.matchAll(/(?<![\w-])([A-Z]{2,})-\d{3}(?![\w-])/g)) {
        if (!areas.has(area)) continue
        followed += 1
        if (!requirements.has(id))
          dead.push(`${place}: ${id}: features/requirements.tsv has no such requirement.`)
      }
    }
  }
  return { dead, followed }
}

const specification = {
  1: 'docs/spec/1-shell-and-chat.md',
  2: 'docs/spec/2-sign-in-and-data.md',
} as const

interface Link {
  readonly link: string
  readonly path: string
  readonly anchor: string | undefined
}

/** The links in a line of Markdown to targets in the repository. */
function markdownLinks(line: string): readonly Link[] {
  const shown = line.replace(/`[^`]*`/g, '')
  return [...shown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:|^\//.test(link))
    .map((link) => {
      const [path = '', anchor] = link.split('#')
      return { link, path, anchor }
    })
}

/**
 * Documents that a line names by path (`docs/clinical.md#kidney`), except in Markdown links and web
 * addresses.
 */
function namedDocuments(line: string): readonly Link[] {
  const plain = line.replace(/\]\([^)]*\)/g, ']').replace(/https?:\/\/\S+/g, '')
  return [
    ...plain.matchAll(/(?<![\w./*<{-])((?:\.{1,2}\/)*(?:[\w-]+\/)*[\w-]+\.md)(?:#([\w-]+))?/g),
  ].map(([link, path = '', anchor]) => ({ link, path: normalize(path), anchor }))
}

function idsOf(table: string): ReadonlySet<string> {
  return new Set(
    table
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split('\t')[0] || []),
  )
}
