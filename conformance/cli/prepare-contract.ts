import { basename, resolve } from 'node:path'
import { documentOf, loadDocument, type ContractDocument } from '../contract/document.ts'
import { connectionOfOptions } from '../runner/target/target-of-options.ts'
import { contractHeaders } from '../runner/target/contract-headers.ts'
import { serverOf } from '../runner/target/contract-server.ts'
import { textFetcher } from '../runner/http/fetch-text.ts'
import { ExitError } from '../exit-code.ts'
import type { CliOptions } from './cli-options.ts'

/** The OpenAPI document; a contract of RPCs only gets an empty one. */
export async function documentIn(options: CliOptions): Promise<ContractDocument> {
  const { openapi, proto } = options
  if (openapi === null && proto === undefined)
    throw new ExitError(
      'usage',
      'no contract: name an OpenAPI document (file or address) or a protobuf module, as in conform run openapi.json',
    )
  return openapi === null
    ? documentOf(String(proto), {
        openapi: '3.1.0',
        info: { title: basename(resolve(String(proto))), version: 'of its module' },
        paths: {},
      })
    : loadDocument(
        openapi,
        textFetcher(connectionOfOptions(options), options.wait, contractHeaders(openapi, options)),
      )
}

/** The options of a command that sends no request: a contract without a server gets a made-up one. */
export function withoutServer(options: CliOptions, document: ContractDocument): CliOptions {
  return options.target === undefined &&
    options.base === undefined &&
    serverOf(document) === undefined
    ? { ...options, base: 'http://localhost' }
    : options
}
