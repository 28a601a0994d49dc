import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { briefKeys } from './brief-keys.ts'

const beginnings = Object.entries(briefKeys).flatMap(([area, keys]) => keys.map(key => `${area}.${key}`))
const isBrief = (key: string) => beginnings.some(beginning => key.startsWith(beginning))

/** Compiles a catalogue's ICU messages, or those that `wanted` takes, so that no ICU parser travels to the browser. */
export function compileCatalogue(json: string, wanted: (key: string) => boolean = () => true): string {
  const messages = JSON.parse(json) as Record<string, string>
  return JSON.stringify(Object.fromEntries(
    Object.entries(messages).filter(([key]) => wanted(key)).map(([key, message]) => [key, compileMessageOrThrow(message)]),
  ))
}

/** Vite plugin: makes `catalogues/*.json` modules of compiled messages; with `?brief` only those of brief-keys.ts. */
export function catalogues(): Plugin {
  return {
    name: 'wellspring:catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/catalogues\/[^/]+\.json(\?brief)?$/ },
      handler: (code, id) => ({
        code: `export default ${compileCatalogue(code, id.endsWith('?brief') ? isBrief : undefined)}`,
        map: null,
        moduleType: 'js',
      }),
    },
  }
}
