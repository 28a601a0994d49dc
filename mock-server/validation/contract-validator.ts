import type {
  IHttpConfig,
  IHttpRequest,
  IHttpResponse,
  PrismHttpInstance,
} from '@stoplight/prism-http'
import prismHttp from '@stoplight/prism-http'
import type { OperationId } from '../handlers/rest-call.ts'
import type { PrismOperation } from './prism-operation.ts'
import { type Example, examplesOf, readPrismOperations } from './prism-operations.ts'
import { silentLogger } from './silent-logger.ts'

/**
 * A parsed request: JSON bodies as values, others as text; `fields` holds form fields as sent.
 * Header names are in lower case.
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

/** A violation of the contract: its location and message, never a value. */
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

/**
 * Hides field names of a client's body, which may be values. Field names of the server are safe.
 */
const withoutNames = (one: ContractBreach): ContractBreach => ({
  ...one,
  text: one.text.replace(/(; found|:) '[^']*'$/, ''),
})

const config: IHttpConfig = {
  isProxy: true,
  // Required by Prism but never called.
  upstream: new URL('http://sandbox.invalid'),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  mock: { dynamic: false },
}

/** A call that Prism judges: its answer, and what came of it. */
type Judged = {
  readonly answer: (broken: readonly ContractBreach[]) => Promise<RestReply>
  reply?: RestReply
  failure?: unknown
}

const right = <T>(value: T) => ({ _tag: 'Right' as const, right: value })

/** Validates requests and responses against the bundled contract with Prism, in this process. */
export class ContractValidator {
  readonly #operations: ReadonlyMap<OperationId, PrismOperation>
  readonly #mocker: PrismHttpInstance
  readonly #prism: PrismHttpInstance
  readonly #judged = new WeakMap<IHttpRequest, Judged>()

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
    this.#prism = prismHttp.createInstance(config, {
      logger: silentLogger,
      // The operation is known.
      route: ({ resources }) => right(resources[0]!),
      forward:
        ({ data, validations }) =>
        () =>
        async () => {
          const judged = this.#judged.get(data)!
          try {
            judged.reply = await judged.answer(validations.map(breach).map(withoutNames))
            return right(wire(judged.reply))
          } catch (error) {
            judged.failure = error
            return {
              _tag: 'Left' as const,
              left: error instanceof Error ? error : new Error('the sandbox failed'),
            }
          }
        },
    })
  }

  static #loading: Promise<ContractValidator> | undefined

  /** Returns the shared, stateless validator of this process. */
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
   * Validates the request, calls `answer` with its violations, and validates the response. Every
   * finding of Prism counts regardless of severity, and so does an undocumented response body.
   */
  async try(
    id: OperationId,
    request: ValidatedRequest,
    answer: (broken: readonly ContractBreach[]) => Promise<RestReply>,
  ): Promise<ValidationResult> {
    const operation = this.operation(id)
    const asked = prismRequest(request)
    const judged: Judged = { answer }
    this.#judged.set(asked, judged)
    const outcome = await this.#prism.request(asked, [operation])()
    const { reply, failure } = judged
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
   * Returns Prism's mock response with one example of the contract, or with a status without a
   * body.
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
  // Prism uses lower-case methods; only methods of the contract get here.
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

/** Finds an undocumented response body, which Prism ignores. */
const extra = (operation: PrismOperation, reply: RestReply): readonly ContractBreach[] => {
  const response = operation.responses.find((candidate) => candidate.code === String(reply.status))
  if (!response || (response.contents?.length ?? 0) > 0 || reply.body === undefined) return []
  return [{ field: 'body', text: 'Response has a body where the contract has none', status: 400 }]
}
