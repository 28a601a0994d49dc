// oxlint-disable-next-line import/default -- the bundler gives the address of a worker as default.
import address from './readings-file-worker.ts?worker&url'
import { trustedScript } from '#platform/browser/trusted-script.ts'
import type { FileReport, FileRequest } from './file-message.ts'

/** A file that the worker holds. `close` ends the worker and lets go of the file. */
export type OpenFile = {
  readonly ask: (request: FileRequest) => void
  readonly close: () => void
}

/** Reads a file in a worker. `failed` is called when the worker cannot start or breaks. */
export function openReadingsFile(
  file: File,
  report: (message: FileReport) => void,
  failed: () => void,
): OpenFile {
  const worker = new Worker(trustedScript('readings-file', address), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FileReport>) => report(data))
  worker.addEventListener('error', failed)
  const ask = (request: FileRequest) => worker.postMessage(request)
  ask({ type: 'read', file })
  return { ask, close: () => worker.terminate() }
}
