import { banner, camelOfKebab } from '../identifiers.ts'
import { importsOf, inOrder, keyText, patternText } from './declarations.ts'
import type { Declaration, FieldShape, ObjectShape, SchemaShape, TextShape } from './shape.ts'
import { docText } from './types-text.ts'

/**
 * `generated/schemas/<kind>/<slug>.writer.ts`: strict Effect Schemas of what the portal sends. Each
 * accepts and rejects exactly what the contract does.
 */
export function writerTexts(
  kind: string,
  declarations: readonly Declaration[],
): Record<string, string> {
  return Object.fromEntries(
    [...Map.groupBy(declarations, ({ slug }) => slug)]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([slug, some]) => [`schemas/${kind}/${slug}.writer.ts`, fileText(slug, some)]),
  )
}

const fileText = (slug: string, some: readonly Declaration[]): string => {
  const file = new WriterFile()
  const body = inOrder(some).map(
    ({ name, description, shape }) =>
      `${docText(description)}export const ${name} = ${file.schema(shape)}\nexport type ${name} = typeof ${name}.Type\n`,
  )
  const imports = [
    ...(body.some((text) => /\bSchema\./.test(text))
      ? ["import * as Schema from 'effect/Schema'"]
      : []),
    ...(file.used.size === 0
      ? []
      : [`import { ${[...file.used].sort().join(', ')} } from '../write.ts'`]),
    ...[...importsOf(some, slug)].map(
      ([from, names]) => `import { ${names.join(', ')} } from './${from}.writer.ts'`,
    ),
  ]
  return `${banner}\n${imports.map((line) => `${line}\n`).join('')}\n${body.join('\n')}`
}

class WriterFile {
  /** The names that it imports from write.ts. */
  readonly used = new Set<string>()

  schema(shape: SchemaShape): string {
    switch (shape.kind) {
      case 'reference':
        return shape.name
      case 'text':
        return this.#text(shape)
      case 'number':
        return this.#number(shape)
      case 'boolean':
        return shape.only === undefined ? 'Schema.Boolean' : `Schema.Literal(${String(shape.only)})`
      case 'word':
        return `Schema.Literals([${shape.words.map((word) => `'${word}'`).join(', ')}])`
      case 'code':
        return `Schema.Literals([${shape.codes.join(', ')}])`
      case 'member': {
        const words = shape.words
          .filter((word) => word !== undefined && !shape.refused.includes(word))
          .map((word) => `'${word ?? ''}'`)
        return `${this.#take('member')}('${shape.prefix}', [${words.join(', ')}])`
      }
      case 'null':
        return 'Schema.Null'
      case 'anything':
        return 'Schema.Unknown'
      case 'readable':
        return this.schema(shape.of)
      case 'nullable':
        return `Schema.NullOr(${this.schema(shape.of)})`
      case 'list': {
        const least = shape.minItems ?? 0
        const list = `${this.#take('list')}(${this.schema(shape.of)}, ${least}, ${shape.maxItems ?? 'Infinity'})`
        return shape.isUnique === true ? `${list}.check(${this.#take('distinct')})` : list
      }
      case 'map':
        return `${this.#take('map')}(${shape.keys === undefined ? 'Schema.String' : this.schema(shape.keys)}, ${this.schema(shape.of)}, ${shape.maxEntries ?? 'Infinity'})`
      case 'either':
        return `Schema.Union([${shape.of.map((one) => this.schema(one)).join(', ')}])`
      case 'object':
        return this.#object(shape)
    }
  }

  #take(name: string): string {
    this.used.add(name)
    return name
  }

  #object({ fields, minProperties, conditions, choices }: ObjectShape): string {
    if (fields.length === 0) return this.#take('empty')
    const lines = fields.map(
      (field) =>
        `${docText(field.description).replace(/^(?=.)/, '  ')}  ${keyText(field.key)}: ${this.#field(field)},\n`,
    )
    const checks = [
      ...(minProperties === undefined ? [] : [`${this.#take('atLeast')}(${minProperties})`]),
      ...choices.map(
        (keys) => `${this.#take('exactlyOne')}(${keys.map((key) => `'${key}'`).join(', ')})`,
      ),
      ...conditions.map(
        ({ rule, expression }) => `${this.#take('condition')}('${rule}', (value) => ${expression})`,
      ),
    ]
    return `Schema.Struct({${lines.length === 0 ? '' : `\n${lines.join('')}`}})${checks.map((check) => `.check(${check})`).join('')}`
  }

  #field({ shape, presence, absent }: FieldShape): string {
    const schema = this.schema(shape)
    if (presence === 'required' || presence === 'expected') return schema
    return presence === 'optional' || presence === 'decisive'
      ? `Schema.optionalKey(${schema})`
      : `${this.#take('defaulted')}(${schema}, ${absent ?? 'undefined'})`
  }

  #text({
    pattern,
    format,
    minLength = 0,
    maxLength = Infinity,
    isWellFormed,
    notMatching,
  }: TextShape): string {
    const formatted = format === undefined ? '' : `${this.#take('formats')}.${camelOfKebab(format)}`
    const isBounded = minLength > 0 || maxLength < Infinity
    const bounds = isBounded ? `${minLength}, ${maxLength}` : ''
    const patterns =
      pattern === undefined ? '' : `${patternText(pattern)}${isBounded ? `, ${bounds}` : ''}`
    const base =
      formatted === ''
        ? patterns === ''
          ? ''
          : `${this.#take('matching')}(${patterns})`
        : patterns === ''
          ? `${formatted}${isBounded ? `.check(${this.#take('lengthBetween')}(${bounds}))` : ''}`
          : `${formatted}.check(${this.#take('ofPattern')}(${patterns}))`
    const text =
      base === '' ? (isBounded ? `${this.#take('text')}(${bounds})` : 'Schema.String') : base
    // Patterns of messages and formats reject lone surrogates, except patterns that match any text.
    if (isWellFormed === true && (pattern === undefined || /\.|\[\^/.test(pattern)))
      return `${text}.check(${this.#take('wellFormed')})`
    return notMatching === undefined
      ? text
      : `${text}.check(${this.#take('notMatching')}(${patternText(notMatching)}))`
  }

  #number({
    isWhole,
    minimum,
    maximum,
    exclusiveMinimum,
    exclusiveMaximum,
    isText,
  }: Extract<SchemaShape, { kind: 'number' }>): string {
    const exclusive =
      exclusiveMinimum !== undefined || exclusiveMaximum !== undefined
        ? `, { above: ${exclusiveMinimum !== undefined}, below: ${exclusiveMaximum !== undefined} }`
        : ''
    const number = `${this.#take(isWhole ? 'whole' : 'figure')}(${minimum ?? exclusiveMinimum ?? '-Infinity'}, ${maximum ?? exclusiveMaximum ?? 'Infinity'}${exclusive})`
    return isText === 'written' ? `${this.#take('writtenAsText')}(${number})` : number
  }
}
