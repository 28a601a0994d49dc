import { globSync, readFileSync } from 'node:fs'
import { restAnswers } from '../contract/openapi-shapes.ts'
import { rpcAnswer } from '../contract/rpc-shapes.ts'
import type { AnswerShape } from '../contract/shape.ts'

/** A successful answer of the contract's examples. */
export interface ExampleAnswer {
  readonly operation: AnswerShape
  readonly answer: unknown
}

interface Example {
  readonly value: unknown
}
type Paths = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        {
          readonly operationId: string
          readonly responses: Readonly<
            Record<
              string,
              { readonly content?: Record<string, { readonly examples?: Record<string, Example> }> }
            >
          >
        }
      >
    >
  >
>

/** Returns every example of a successful answer of both contracts. */
export function exampleAnswers(): readonly ExampleAnswer[] {
  return [...restExamples(), ...rpcExamples()]
}

function restExamples(): ExampleAnswer[] {
  const document = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as {
    readonly paths: Paths
  }
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, responses }) => {
      const operation = restAnswers.find((each) => each.operationId === operationId)
      const examples = responses['200']?.content?.['application/json']?.examples ?? {}
      return operation === undefined
        ? []
        : Object.values(examples).map(({ value }) => ({ operation, answer: value }))
    })
}

function rpcExamples(): ExampleAnswer[] {
  return globSync('contracts/proto/examples/**/*.json').flatMap((file) => {
    const { rpc, response } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly rpc?: string
      readonly response?: unknown
    }
    const operation = rpc === undefined ? undefined : rpcAnswer(`/${rpc}`)
    return operation === undefined || response === undefined
      ? []
      : [{ operation, answer: response }]
  })
}
