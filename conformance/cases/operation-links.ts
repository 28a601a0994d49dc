import { fieldsOf, pointerOf } from '../contract/json.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { Operation } from '../contract/operation.ts'
import { operationsOf } from '../contract/read-operations.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import type { CaseCredentials, CaseStep } from './test-case.ts'
import { boundOf, requestOf } from './request-draft.ts'

/** The calls that create or find a resource of an operation, and the parameters that they bind. */
export interface OperationLink {
  /** The id of the first operation. */
  readonly name: string
  readonly source: Operation
  readonly before: readonly CaseStep[]
  readonly bound: Readonly<Record<string, string>>
}

interface Link {
  readonly source: Operation
  readonly target: string
  /** Parameter names and JSON pointers to their values in the source's response. */
  readonly takes: Readonly<Record<string, string>>
}

/** The `links` of the contract whose values are in the response body. */
const documentedLinks = ({ document }: CaseSource, source: Operation): Link[] =>
  [...source.answers]
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { pointer }]) =>
      Object.keys(fieldsOf(fieldsOf(document.follow(pointer).value)['links'])).flatMap(
        (name): Link[] => {
          const link = fieldsOf(document.follow(`${pointer}${pointerOf('links', name)}`).value)
          const takes = Object.entries(fieldsOf(link['parameters'])).flatMap(
            ([parameter, text]): [string, string][] => {
              const place = /^\$response\.body#(\/.*)$/.exec(String(text))?.[1]
              return place === undefined ? [] : [[parameter.replace(/^path\./, ''), place]]
            },
          )
          return typeof link['operationId'] === 'string' && takes.length > 0
            ? [{ source, target: link['operationId'], takes: Object.fromEntries(takes) }]
            : []
        },
      ),
    )

/** Links `POST /things` to `/things/{id}` if the created resource has that field. */
const plainLinks = (
  { document }: CaseSource,
  source: Operation,
  all: readonly Operation[],
): Link[] => {
  if (source.method !== 'POST') return []
  const schema = [...source.answers].find(([status]) => status === '201' || status === '200')?.[1]
    .media[0]?.schema
  if (schema === undefined || schema === null) return []
  const collection = source.path.replace(/\/$/, '')
  return all.flatMap((each): Link[] => {
    const [, name] = each.path.startsWith(`${collection}/{`)
      ? (/^\{([^}]+)\}(?:\/[^{}]*)?$/.exec(each.path.slice(collection.length + 1)) ?? [])
      : []
    const pointer = name === undefined ? null : idIn(document, schema, name)
    return name !== undefined && pointer !== null
      ? [{ source, target: each.id, takes: { [name]: pointer } }]
      : []
  })
}

/** Names that documents give to the id of a resource, beside that of the parameter. */
const idNames = ['id', 'uuid', 'uid', 'guid', 'key', 'slug', '_id']

/** `id`, `noteId`, `note_id` and `pk` take the id of a resource; `version` does not. */
const isIdName = (name: string): boolean =>
  /(^|[a-z0-9_-])(id|uuid|uid|guid|key|slug|pk)$/i.test(name)

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The pointer to the id of a created resource: in the answer, or in an object that it consists of. */
const idIn = (
  document: ContractDocument,
  schema: string,
  name: string,
  isInner = false,
): string | null => {
  const place = document.follow(schema)
  const fields = Object.keys(fieldsOf(fieldsOf(place.value)['properties']))
  const found =
    fields.find((field) => field === name) ??
    fields.find((field) => plainName(field) === plainName(name)) ??
    idNames.find((field) => fields.includes(field) && isIdName(name))
  if (found !== undefined) return pointerOf(found)
  const [inner, ...others] = fields
  if (isInner || inner === undefined || others.length > 1) return null
  const below = idIn(document, `${place.pointer}${pointerOf('properties', inner)}`, name, true)
  return below === null ? null : `${pointerOf(inner)}${below}`
}

const known = new WeakMap<object, Link[]>()

export function linksOf(making: CaseSource): Link[] {
  const found = known.get(making.document)
  if (found !== undefined) return found
  const all = operationsOf(making.document)
  const links = all.flatMap((source) => [
    ...documentedLinks(making, source),
    ...plainLinks(making, source, all),
  ])
  const once = [
    ...new Map(
      links.toReversed().map((link) => [`${link.source.id} ${link.target}`, link]),
    ).values(),
  ].reverse()
  known.set(making.document, once)
  return once
}

/**
 * All links to an operation with the credentials of a persona. `which` selects one of the source's
 * example requests.
 */
export function linksTo(
  making: CaseSource,
  operation: Operation,
  target: Target,
  bearer: CaseCredentials,
  which = 0,
): OperationLink[] {
  return linksOf(making)
    .filter((link) => link.target === operation.id)
    .flatMap(({ source, takes }): OperationLink[] => {
      const all = shownRequests(making, source)
      const shown = all[which % Math.max(1, all.length)]
      if (shown === undefined || source.id in target.skip) return []
      const keep = Object.fromEntries(
        Object.entries(takes).map(([name, pointer]) => [`link_${name}`, pointer]),
      )
      const step: CaseStep = {
        operation: source.id,
        request: requestOf(source, shown.draft, bearer, boundOf(source, target)),
        keep,
      }
      return [
        {
          name: source.id,
          source,
          before: [step],
          bound: Object.fromEntries(Object.keys(takes).map((name) => [name, `$link_${name}`])),
        },
      ]
    })
}
