import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Compiles a catalogue's ICU messages, so that no ICU parser travels to the browser. */
export function compileCatalogue(json: string): string {
  const messages = JSON.parse(json) as Record<string, string>
  return JSON.stringify(Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]),
  ))
}

/** Vite plugin: turns `catalogues/*.json` into compiled messages before Vite's own JSON step. */
export function catalogues(): Plugin {
  return {
    name: 'wellspring:catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/catalogues\/[^/]+\.json$/ },
      handler: code => ({ code: compileCatalogue(code), map: null }),
    },
  }
}
