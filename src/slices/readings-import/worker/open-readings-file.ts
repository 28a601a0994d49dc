// oxlint-disable-next-line import/default -- the bundler gives the address of a worker as default.
import address from './readings-file-worker.ts?worker&url'
import type { FileReport, FileRequest } from './file-message.ts'

/** A file that the worker holds. `close` ends the worker and lets go of the file. */
export type OpenFile = {
  readonly ask: (request: FileRequest) => void
  readonly close: () => void
}

/** The part of Trusted Types that is used; TypeScript's DOM does not know them yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (input: string) => string }
}

/**
 * The one policy that the content security policy allows (docs/decisions/0132-a-worker-by-one-policy.md).
 * It ignores its input and knows the address of this worker only.
 */
let policy: ReturnType<TrustedTypes['createPolicy']> | null = null

const trustedAddress = (): string => {
  // Safari and Firefox have no Trusted Types in all their supported versions.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('readings-file', { createScriptURL: () => address }) ?? null
  return policy === null ? address : policy.createScriptURL(address)
}

/** Reads a file in a worker. `failed` is called when the worker cannot start or breaks. */
export function openReadingsFile(
  file: File,
  report: (message: FileReport) => void,
  failed: () => void,
): OpenFile {
  const worker = new Worker(trustedAddress(), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FileReport>) => report(data))
  worker.addEventListener('error', failed)
  const ask = (request: FileRequest) => worker.postMessage(request)
  ask({ type: 'read', file })
  return { ask, close: () => worker.terminate() }
}
