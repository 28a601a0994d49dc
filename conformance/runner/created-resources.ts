import { shownRequests, type CaseSource } from '../cases/case-context.ts'
import { linksOf } from '../cases/operation-links.ts'
import { boundOf, requestOf } from '../cases/request-draft.ts'
import type { RestRequest } from '../cases/test-case.ts'
import { at } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { buildRequest } from './build-request.ts'
import type { HttpExchange } from './http/exchange.ts'
import type { RunContext } from './run-context.ts'

interface Created {
  readonly source: string
  readonly remover: Operation
  readonly ids: Readonly<Record<string, string>>
  readonly request: RestRequest
}

type Sending = Pick<RunContext, 'document' | 'target' | 'sessions' | 'wire'>

/** The resources that a run created, as far as the contract says how to delete them. */
export interface CreatedResources {
  note(operation: Operation, request: RestRequest, exchange: HttpExchange): void
  /**
   * Deletes those that an operation created, so that it may create the same again. Resolves to
   * whether one is gone.
   */
  removeOf(context: Sending, operation: string): Promise<boolean>
  /**
   * Deletes the others, the last one first. Resolves to the number of those that are gone, and of those
   * that are left by the operation that created them.
   */
  remove(
    context: Sending,
    isOver: () => boolean,
  ): Promise<{ removed: number; left: ReadonlyMap<string, number> }>
}

const idsIn = (body: Buffer, takes: Readonly<Record<string, string>>): Record<string, string> => {
  try {
    const answer: unknown = JSON.parse(body.toString())
    return Object.fromEntries(
      Object.entries(takes).flatMap(([name, pointer]) => {
        const id = at(answer, pointer)
        return typeof id === 'string' || typeof id === 'number' ? [[name, String(id)]] : []
      }),
    )
  } catch {
    return {}
  }
}

/** The request that deletes a resource, as the caller that created it. */
const removal = (
  making: CaseSource,
  { remover, ids, request }: Created,
  target: RunContext['target'],
): RestRequest => {
  const [shown] = shownRequests(making, remover)
  const own = requestOf(
    remover,
    shown?.draft ?? { values: new Map(), body: null },
    request.bearer,
    { ...boundOf(remover, target), ...request.bound, ...ids },
  )
  return { ...own, pathValues: { ...own.pathValues, ...request.pathValues } }
}

/** Keeps what a run creates, to remove it before it is created again, or at the end. */
export function createdResources(
  making: CaseSource,
  { target, operations }: Pick<RunContext, 'target' | 'operations'>,
): CreatedResources {
  const removers = linksOf(making).flatMap(({ source, target: id, takes }) => {
    const remover = operations.get(id)
    return remover?.method === 'DELETE' && source.method === 'POST' && !(id in target.skip)
      ? [{ source: source.id, remover, takes }]
      : []
  })
  const all: Created[] = []
  let removed = 0
  const isRemoved = async (context: Sending, each: Created): Promise<boolean> => {
    const sent = buildRequest(context, each.remover, removal(making, each, target))
    const exchange = typeof sent === 'string' ? null : await context.wire.send(sent)
    return (
      exchange?.kind === 'answer' &&
      (exchange.status < 300 || exchange.status === 404 || exchange.status === 410)
    )
  }
  return {
    note: ({ id }, request, exchange) => {
      const known = removers.find(({ source }) => source === id)
      if (known === undefined || exchange.kind !== 'answer' || exchange.status >= 300) return
      const ids = idsIn(exchange.body, known.takes)
      if (Object.keys(ids).length === Object.keys(known.takes).length)
        all.push({ source: id, remover: known.remover, ids, request })
    },
    removeOf: async (context, operation) => {
      let isAny = false
      for (const each of all.filter(({ source }) => source === operation).toReversed())
        if (await isRemoved(context, each)) {
          removed += 1
          isAny = true
          all.splice(all.indexOf(each), 1)
        }
      return isAny
    },
    remove: async (context, isOver) => {
      const left = new Map<string, number>()
      for (const each of all.toReversed())
        if (!isOver() && (await isRemoved(context, each))) removed += 1
        else left.set(each.source, (left.get(each.source) ?? 0) + 1)
      return { removed, left }
    },
  }
}
