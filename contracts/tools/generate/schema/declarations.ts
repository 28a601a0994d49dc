import type { Declaration, MemberShape, SchemaShape } from './shape.ts'

/** Finds the declaration of a reference by name and file. Throws on an unresolved reference. */
export type FindDeclaration = (reference: {
  readonly name: string
  readonly from: string
}) => Declaration

export function finder(declarations: readonly Declaration[]): FindDeclaration {
  const byPlace = new Map(declarations.map((each) => [`${each.slug}/${each.name}`, each]))
  return ({ name, from }) => {
    const found = byPlace.get(`${from}/${name}`)
    if (found === undefined) throw new Error(`Cannot resolve the reference to ${name} of ${from}.`)
    return found
  }
}

/** The shape at the end of a chain of references. */
export function resolved(shape: SchemaShape, find: FindDeclaration): SchemaShape {
  if (shape.kind === 'readable') return resolved(shape.of, find)
  return shape.kind === 'reference' ? resolved(find(shape).shape, find) : shape
}

/** All nested shapes of a shape, outer ones first. */
export function* shapesIn(shape: SchemaShape): Generator<SchemaShape> {
  yield shape
  switch (shape.kind) {
    case 'nullable':
    case 'readable':
    case 'list':
    case 'map':
      yield* shapesIn(shape.of)
      break
    case 'either':
      for (const one of shape.of) yield* shapesIn(one)
      break
    case 'object':
      for (const field of shape.fields) yield* shapesIn(field.shape)
  }
}

/** The declarations of a file in dependency order. Throws on a cycle, which is unsupported. */
export function inOrder(some: readonly Declaration[]): Declaration[] {
  const done = new Set<Declaration>()
  const open = new Set<Declaration>()
  const visit = (one: Declaration): void => {
    if (done.has(one)) return
    if (open.has(one)) throw new Error(`${one.source} refers to itself.`)
    open.add(one)
    for (const shape of shapesIn(one.shape)) {
      if (shape.kind !== 'reference' || shape.from !== one.slug) continue
      const next = some.find(({ name }) => name === shape.name)
      if (next !== undefined) visit(next)
    }
    done.add(one)
  }
  some.forEach(visit)
  return [...done]
}

/**
 * Names that a file imports from other files of its kind (declarations or enums of messages), by
 * file.
 */
export function importsOf(
  some: readonly Declaration[],
  slug: string,
  kind: 'reference' | 'member' = 'reference',
): Map<string, string[]> {
  const names = new Map<string, Set<string>>()
  for (const { shape: whole } of some) {
    for (const shape of shapesIn(whole)) {
      if (shape.kind !== kind || shape.from === slug) continue
      names.set(shape.from, (names.get(shape.from) ?? new Set()).add(shape.name))
    }
  }
  return new Map([...names].map(([from, set]) => [from, [...set].sort()]))
}

/** The enums of messages without duplicates. */
export function membersOf(declarations: readonly Declaration[]): MemberShape[] {
  const found = new Map<string, MemberShape>()
  for (const { shape: whole } of declarations) {
    for (const shape of shapesIn(whole))
      if (shape.kind === 'member') found.set(`${shape.from}/${shape.name}`, shape)
  }
  return [...found.values()]
}

export function keyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`
}

/** A pattern as a regular expression literal. Both contracts match code points, not code units. */
export function patternText(pattern: string): string {
  return new RegExp(pattern, 'u').toString()
}
