import { banner, camel, camelOfKebab } from '../identifiers.ts'
import {
  type FindDeclaration,
  finder,
  importsOf,
  inOrder,
  keyText,
  membersOf,
  patternText,
  resolved,
} from './declarations.ts'
import type { Declaration, FieldShape, MemberShape, SchemaShape, TextShape } from './shape.ts'
import { localDateTimePattern, memberTypeText, readTypeText } from './types-text.ts'

/**
 * `generated/schemas/<kind>/<slug>.reader.ts`: the types of a capability after reading, and a
 * tolerant reader function for each (rules in generated/schemas/read.ts).
 */
export function readerTexts(
  kind: string,
  declarations: readonly Declaration[],
): Record<string, string> {
  const find = finder(declarations)
  const members = membersOf(declarations)
  const slugs = [
    ...new Set([...declarations.map(({ slug }) => slug), ...members.map(({ from }) => from)]),
  ].sort()
  return Object.fromEntries(
    slugs.map((slug) => [
      `schemas/${kind}/${slug}.reader.ts`,
      fileText(
        slug,
        inOrder(declarations.filter((each) => each.slug === slug)),
        members.filter(({ from }) => from === slug),
        find,
      ),
    ]),
  )
}

/**
 * `<kind>/<slug>.tolerant.ts`: the same readers as Effect Schemas. Only the package has them, beside
 * the readers.
 */
export function tolerantTexts(
  kind: string,
  declarations: readonly Declaration[],
): Record<string, string> {
  const find = finder(declarations)
  return Object.fromEntries(
    [...Map.groupBy(declarations, ({ slug }) => slug)].map(([slug, some]) => [
      `${kind}/${slug}.tolerant.ts`,
      tolerantText(slug, inOrder(some), find),
    ]),
  )
}

const tolerantText = (
  slug: string,
  some: readonly Declaration[],
  find: FindDeclaration,
): string => {
  const file = new ReaderFile(find, 'Schema')
  const schemas = some.map((each) => file.tolerant(each))
  const imports = [
    `import { ${[...file.used].sort().join(', ')}, type Tolerant } from '../tolerant.ts'`,
    ...[...importsOf(some, slug)].map(
      ([from, names]) =>
        `import { ${names.map((name) => `${name}Reader`).join(', ')} } from './${from}.tolerant.ts'`,
    ),
    `import type { ${some.map(({ name }) => name).join(', ')} } from './${slug}.reader.ts'`,
  ]
  const constants = file.constants.length === 0 ? '' : `${file.constants.join('')}\n`
  return `${banner}\n${imports.map((line) => `${line}\n`).join('')}\n${constants}${schemas.join('\n')}`
}

const fileText = (
  slug: string,
  some: readonly Declaration[],
  members: readonly MemberShape[],
  find: FindDeclaration,
): string => {
  const file = new ReaderFile(find)
  const readers = some.map((each) => file.declaration(each))
  const types = [...members.map(memberTypeText), ...some.map((each) => readTypeText(each, find))]
  const typeNames = ['Flavor', 'Reader', 'Rows', 'Unknown', 'Unreadable'].filter((name) =>
    [...types, ...readers].some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  )
  const runtime = [...[...file.used].sort(), ...typeNames.map((name) => `type ${name}`)]
  const imports = [
    ...(runtime.length === 0 ? [] : [`import { ${runtime.join(', ')} } from '../read.ts'`]),
    ...[...importsOf(some, slug)].map(
      ([from, names]) =>
        `import { ${names.flatMap((name) => [`read${name}`, `type ${name}`]).join(', ')} } from './${from}.reader.ts'`,
    ),
    // Enums of other files are imported as types only, because each file creates its own enum
    // readers.
    ...[...importsOf(some, slug, 'member')].map(
      ([from, names]) => `import type { ${names.join(', ')} } from './${from}.reader.ts'`,
    ),
  ]
  const constants = file.constants.length === 0 ? '' : `${file.constants.join('')}\n`
  return `${banner}\n${imports.map((line) => `${line}\n`).join('')}\n${types.join('\n')}\n${constants}${readers.join('\n')}`
}

/** The readers of one file, and the parts that several of them share. */
class ReaderFile {
  readonly constants: string[] = []
  /** The names that it imports from read.ts. */
  readonly used = new Set<string>()
  readonly #names = new Map<string, string>()
  readonly #find: FindDeclaration
  readonly #kind: 'function' | 'Schema'

  constructor(find: FindDeclaration, kind: 'function' | 'Schema' = 'function') {
    this.#find = find
    this.#kind = kind
  }

  tolerant({ name, shape }: Declaration): string {
    return `export const ${name}Reader: Tolerant<${name}> = ${this.#reader(shape, name)}\n`
  }

  declaration({ name, shape }: Declaration): string {
    return `/** Reads \`${name}\` as a server sends it. */\nexport const read${name}: Reader<${name}> = ${this.#reader(shape, name)}\n`
  }

  #take(name: string): string {
    this.used.add(name)
    return name
  }

  #reader(shape: SchemaShape, owner: string): string {
    switch (shape.kind) {
      case 'reference':
        return this.#kind === 'function' ? `read${shape.name}` : `${shape.name}Reader`
      case 'text':
        return this.#text(shape)
      case 'number':
        return shape.isText === undefined
          ? `${this.#take('number')}(${numberArguments(shape)})`
          : `${this.#take('numeral')}(${this.#take('number')}(${numberArguments(shape)}))`
      case 'boolean':
        return shape.only === undefined
          ? this.#take('boolean')
          : `${this.#take('constant')}(${String(shape.only)})`
      case 'word':
        return `${this.#take('words')}(${shape.words.map((word) => `'${word}'`).join(', ')})`
      case 'code':
        return `${this.#take('codes')}(${shape.codes.join(', ')})`
      case 'member':
        return this.#member(shape)
      case 'null':
        return this.#take('nothing')
      case 'anything':
        return this.#take('anything')
      case 'nullable':
        return `${this.#take('nullable')}(${this.#reader(shape.of, owner)})`
      case 'readable':
        return `${this.#take('orUnreadable')}(${this.#reader(shape.of, owner)})`
      case 'list': {
        const minimum =
          shape.isLenient === true
            ? `, ${shape.minItems ?? 0}, true`
            : shape.minItems === undefined
              ? ''
              : `, ${shape.minItems}`
        const combinator = resolved(shape.of, this.#find).kind === 'object' ? 'rows' : 'list'
        return `${this.#take(combinator)}(${this.#reader(shape.of, owner)}${minimum})`
      }
      case 'map':
        return `${this.#take('map')}(${this.#reader(shape.of, owner)})`
      case 'either':
        return this.#either(shape.of, owner)
      case 'object': {
        const fields = shape.fields
          .map((field) => `  ${keyText(field.key)}: ${this.#field(field, owner)},\n`)
          .join('')
        const [first, ...more] = shape.conditions
        const fits =
          first === undefined
            ? ''
            : `, (value) => ${[first, ...more].map(({ expression }) => (more.length === 0 ? expression : `(${expression})`)).join(' && ')}`
        return `${this.#take('object')}${this.#typed(owner)}({${fields === '' ? '' : `\n${fields}`}}${fits})`
      }
    }
  }

  #typed(owner: string): string {
    return this.#kind === 'function' ? `<${owner}>` : ''
  }

  #field({ key, shape, presence, absent }: FieldShape, owner: string): string {
    const reader = this.#reader(shape, `${owner}['${key}']`)
    if (this.#kind === 'Schema') {
      if (presence === 'required')
        return resolved(shape, this.#find).kind === 'nullable'
          ? `${this.#take('required')}(${reader})`
          : reader
      if (presence === 'decisive') return `${this.#take('decisive')}(${reader})`
      return presence === 'defaulted'
        ? `${this.#take('defaulted')}(${reader}, ${absent ?? ''})`
        : `${this.#take('optional')}(${reader})`
    }
    if (presence === 'required') return reader
    if (presence === 'decisive') return `${this.#take('decisive')}(${reader})`
    return presence === 'defaulted' ? `[${reader}, ${absent ?? ''}]` : `[${reader}]`
  }

  /** Known words beside free text: words outside the list already read as `Unknown`. */
  #either(shapes: readonly SchemaShape[], owner: string): string {
    const [first, second] = shapes
    if (
      first !== undefined &&
      isEnumShape(resolved(first, this.#find)) &&
      second !== undefined &&
      shapes.length === 2
    )
      return this.#reader(first, owner)
    return `${this.#take('either')}${this.#typed(owner)}(${shapes.map((one) => this.#reader(one, owner)).join(', ')})`
  }

  #text({ pattern, format, minLength = 0, isLenient }: TextShape): string {
    if (isLenient === true) return `${this.#take('text')}()`
    const known =
      format !== undefined && tolerantFormats.has(format)
        ? camelOfKebab(format)
        : pattern === undefined
          ? undefined
          : formatOfPattern[pattern]
    if (known !== undefined) return `${this.#take('formats')}.${known}`
    if (pattern !== undefined)
      return this.#constant(`${this.#take('text')}(${patternText(pattern)})`, 'pattern')
    return `${this.#take('text')}(${minLength > 0 ? '/./su' : ''})`
  }

  #member({ name, prefix, words, refused }: MemberShape): string {
    const told = words
      .map((word) => (word === undefined || refused.includes(word) ? "''" : `'${word}'`))
      .join(', ')
    return this.#constant(`${this.#take('member')}('${prefix}', [${told}])`, camel(name))
  }

  /** Deduplicates the readers of a file. */
  #constant(expression: string, stem: string): string {
    const known = this.#names.get(expression)
    if (known !== undefined) return known
    let name = stem
    for (let number = 2; [...this.#names.values()].includes(name); number += 1)
      name = `${stem}${number}`
    this.#names.set(expression, name)
    this.constants.push(`const ${name} = ${expression}\n`)
    return name
  }
}

const isEnumShape = ({ kind }: SchemaShape): boolean => kind === 'word' || kind === 'code'

const numberArguments = ({
  isWhole,
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: Extract<SchemaShape, { kind: 'number' }>): string => {
  const low = minimum ?? exclusiveMinimum ?? '-Infinity'
  const high = maximum ?? exclusiveMaximum ?? 'Infinity'
  const exclusive =
    exclusiveMinimum === undefined && exclusiveMaximum === undefined
      ? ''
      : `, ${exclusiveMinimum !== undefined}, ${exclusiveMaximum !== undefined}`
  return `${isWhole}, ${low}, ${high}${exclusive}`
}

/** Formats that the reader checks, some more leniently than the contract. */
const tolerantFormats = new Set([
  'calendar-date',
  'date',
  'date-time',
  'timestamp',
  'local-date-time',
  'utc-offset',
  'iana-time-zone',
  'uuid',
  'email',
  'uri',
])

const day = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
const clock = 'T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]'
/** Patterns of dates and timestamps: values that do not exist are rejected, too. */
const formatOfPattern: Readonly<Record<string, string>> = {
  [`^${day}$`]: 'date',
  [localDateTimePattern]: 'localDateTime',
  [`^${day}${clock}Z$`]: 'dateTime',
  '^[A-Z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$': 'ianaTimeZone',
}
