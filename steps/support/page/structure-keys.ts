import { createHash } from 'node:crypto'
import type { PageStructure, StructureElement } from './page-structure.ts'

/** What axe's rules ask about a page. A page without a new key has no new violation. */
export interface StructureKeys {
  /** One key an element, in document order: itself, its ancestors, children and neighbors. */
  readonly elements: readonly string[]
  /** The key of the outline of landmarks and headings. */
  readonly outline: string
}

export function structureKeys({ environment, root }: PageStructure): StructureKeys {
  const keys: string[] = []
  const outline: string[] = []
  const visit = (
    element: StructureElement,
    ancestors: string,
    neighbors: readonly (string | undefined)[],
    depth: number,
  ): void => {
    const { own, children } = element
    // Equal rows that follow one another count as one.
    const names = children.map((child) => (child === 'text' ? child : child.own))
    const rows = names.filter((name, index) => name !== names[index - 1])
    keys.push(hash(ancestors, own, rows, neighbors))
    const level = `${depth} ${own}`
    if (outlined.test(own) && !(heading.test(own) && outline.at(-1) === level)) outline.push(level)
    const inside = hash(ancestors, own)
    const elements = children.filter((child) => child !== 'text')
    elements.forEach((child, at) => {
      const around = [elements[at - 1]?.own, elements[at + 1]?.own]
      visit(
        child,
        inside,
        around.map((neighbor) => (neighbor === child.own ? undefined : neighbor)),
        outlined.test(own) ? depth + 1 : depth,
      )
    })
  }
  visit(root, environment, [], 0)
  return { elements: keys, outline: hash(environment, outline) }
}

const heading = /^H\d /

/** What rules compare across the page: landmarks, headings, frames and shortcuts. */
const outlined =
  /^(HEADER|NAV|MAIN|SECTION|ARTICLE|ASIDE|FORM|FOOTER|DIALOG|I?FRAME|H\d) | (role|accesskey|aria-level)=/

const hash = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 24)
