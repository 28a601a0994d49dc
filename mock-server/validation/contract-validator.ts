import type {
  IHttpConfig,
  IHttpRequest,
  IHttpResponse,
  PrismHttpComponents,
  PrismHttpInstance,
} from '@stoplight/prism-http'
import prismHttp from '@stoplight/prism-http'
import type { OperationId } from '../handlers/rest-call.ts'
import {
  type Example,
  examplesOf,
  readPrismOperations,
  type PrismOperation,
} from './prism-operations.ts'
import { silentLogger } from './silent-logger.ts'

/**
 * A request that could be read: JSON bodies parsed, others as text; `fields` of a form as they were
 * sent. Header names are in lower case.
 */
export type ValidatedRequest = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly fields?: readonly (readonly [name: string, value: string])[]
}

export type RestReply = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What breaks the contract. `field` is where, `text` is what; neither holds a value. */
export type ContractBreach = {
  readonly field: string
  readonly text: string
  readonly status: 400 | 401 | 415
}

export type ValidationResult = {
  readonly reply: RestReply
  readonly request: readonly ContractBreach[]
  readonly response: readonly ContractBreach[]
}

type Diagnostic = {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly code?: string | number
}

const breach = ({ message, path = [], code }: Diagnostic): ContractBreach => ({
  field: path.join('.'),
  text: message,
  status: Number(code) === 401 ? 401 : Number(code) === 415 ? 415 : 400,
})

/** A field that a client made up may be a value itself; the sandbox's own fields are not. */
const withoutNames = (one: ContractBreach): ContractBreach => ({
  ...one,
  text: one.text.replace(/(; found|:) '[^']*'$/, ''),
})

const config: IHttpConfig = {
  isProxy: true,
  // Never dialled: the sandbox answers in the place of the upstream.
  upstream: new URL('http://sandbox.invalid'),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  mock: { dynamic: false },
}

const right = <T>(value: T) => ({ _tag: 'Right' as const, right: value })

/** Holds requests and answers against the bundled contract, with Prism, in this process. */
export class ContractValidator {
  readonly #operations: ReadonlyMap<OperationId, PrismOperation>
  readonly #mocker: PrismHttpInstance

  private constructor(operations: ReadonlyMap<OperationId, PrismOperation>) {
    this.#operations = operations
    this.#mocker = prismHttp.createInstance(
      {
        ...config,
        isProxy: false,
        checkSecurity: false,
        validateRequest: false,
        validateResponse: false,
      },
      { logger: silentLogger },
    )
  }

  static #loading: Promise<ContractValidator> | undefined

  /** The one judge of this process, which remembers nothing: any number of servers may have it. */
  static load(): Promise<ContractValidator> {
    return (ContractValidator.#loading ??= readPrismOperations().then(
      (operations) => new ContractValidator(operations),
    ))
  }

  operation(id: OperationId): PrismOperation {
    return this.#operations.get(id)!
  }

  examples(id: OperationId): readonly Example[] {
    return examplesOf(this.operation(id))
  }

  /**
   * Judges the request, has `answer` answer it (it is told what the request broke), and judges the
   * answer. Every finding of Prism counts, whatever weight Prism gives it; so does a body where the
   * contract has none.
   */
  async try(
    id: OperationId,
    request: ValidatedRequest,
    answer: (broken: readonly ContractBreach[]) => Promise<RestReply>,
  ): Promise<ValidationResult> {
    const operation = this.operation(id)
    let reply: RestReply | undefined
    let failure: unknown
    const forward: PrismHttpComponents['forward'] =
      ({ validations }) =>
      () =>
      async () => {
        try {
          reply = await answer(validations.map(breach).map(withoutNames))
          return right(wire(reply))
        } catch (error) {
          failure = error
          return {
            _tag: 'Left' as const,
            left: error instanceof Error ? error : new Error('the sandbox failed'),
          }
        }
      }
    const prism = prismHttp.createInstance(config, { logger: silentLogger, forward })
    const outcome = await prism.request(prismRequest(request), [operation])()
    if (failure !== undefined) throw failure
    if (outcome._tag === 'Left') throw outcome.left
    if (!reply) throw new Error('Prism did not ask the sandbox')
    const { input, output } = outcome.right.validations
    return {
      reply,
      request: input.map(breach).map(withoutNames),
      response: [...output.map(breach), ...extra(operation, reply)],
    }
  }

  /**
   * Prism's mock of the operation, made to answer with one example of the contract, or with a
   * status that has no body.
   */
  async mock(
    id: OperationId,
    request: ValidatedRequest,
    { status, key }: Pick<Example, 'status'> & Partial<Pick<Example, 'key'>>,
  ): Promise<RestReply> {
    const mock = {
      dynamic: false,
      code: status,
      ...(key !== undefined && { exampleKey: key }),
      mediaTypes: ['application/json', 'application/problem+json'],
    }
    const outcome = await this.#mocker.request(prismRequest(request), [this.operation(id)], {
      ...config,
      isProxy: false,
      checkSecurity: false,
      validateRequest: false,
      validateResponse: false,
      mock,
    })()
    if (outcome._tag === 'Left') throw outcome.left
    const { statusCode, headers, body } = outcome.right.output
    return { status: statusCode, headers: texts(headers ?? {}), body }
  }
}

const texts = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === null || value === undefined || name.toLowerCase() === 'content-type'
        ? []
        : [[name, String(value)]],
    ),
  )

const wire = ({ status, headers, body }: RestReply): IHttpResponse => ({
  statusCode: status,
  headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  ...(body === undefined ? {} : { body }),
})

const prismRequest = ({ method, path, query, headers, body }: ValidatedRequest): IHttpRequest => ({
  // Prism writes its methods in lower case; only methods of the contract get here.
  method: method.toLowerCase() as IHttpRequest['method'],
  url: {
    path,
    query: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : [...value],
      ]),
    ),
  },
  headers: { ...headers },
  body,
})

/** Prism looks at a body only where the contract has one. */
const extra = (operation: PrismOperation, reply: RestReply): readonly ContractBreach[] => {
  const response = operation.responses.find((candidate) => candidate.code === String(reply.status))
  if (!response || (response.contents?.length ?? 0) > 0 || reply.body === undefined) return []
  return [{ field: 'body', text: 'Response has a body where the contract has none', status: 400 }]
}
