import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { briefKeys } from './brief-keys.ts'
import { catalogueFileOf, cataloguesChanged } from './catalogue-files.ts'
import { isTextSource, textSources } from './text-sources.ts'

type Texts = Record<string, string>

const briefs: Readonly<Record<string, readonly string[] | undefined>> = briefKeys

/** Compiles the ICU messages of a catalog, so that the browser needs no ICU parser. */
const compiled = (messages: Texts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]),
  )

/** The texts of an area that other pages show. */
const briefOf = (area: string, keys: readonly string[], messages: Texts): Texts =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) =>
      keys.some((beginning) => key.startsWith(`${area}.${beginning}`)),
    ),
  )

/** Every file of texts by its name, such as `weight-brief.es-US`, as sent to the browser. */
export function textFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, Record<string, unknown>>()
  for (const { area, locale, path } of textSources()) {
    const messages = JSON.parse(readFileSync(path, 'utf8')) as Texts
    const brief = briefs[area]
    const parts: Readonly<Record<string, Texts>> = {
      [area]: messages,
      ...(brief === undefined ? {} : { [`${area}-brief`]: briefOf(area, brief, messages) }),
    }
    for (const [part, texts] of Object.entries(parts)) {
      const file = `${catalogueFileOf(part)}.${locale}`
      files.set(file, { ...files.get(file), ...compiled(texts) })
    }
  }
  return new Map([...files].map(([name, messages]) => [name, JSON.stringify(messages)]))
}

/** The folder of these texts in the built portal. */
export function textsFolder(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify([...files]))
  return `assets/texts-${hash.digest('base64url').slice(0, 8)}`
}

/**
 * Vite plugin: emits the compiled texts as JSON files into a folder named after their hash.
 * `__TEXTS__` is that folder, so no script lists the files. The development server serves the
 * current catalogs at the same addresses and notifies open pages of changes.
 */
export function catalogues(): Plugin {
  const files = textFiles()
  const dir = textsFolder(files)
  return {
    name: 'wellspring:catalogues',
    config: () => ({ define: { __TEXTS__: JSON.stringify(dir) } }),
    generateBundle() {
      // The program that draws pages reads the files of the portal.
      if (this.environment.config.consumer === 'server') return
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${dir}/${name}.json`, source })
    },
    configureServer(server) {
      server.middlewares.use(`/${dir}`, (request, response) => {
        const name = /^\/([\w.-]+)\.json/.exec(request.url ?? '')?.[1] ?? ''
        try {
          const source = textFiles().get(name)
          response
            .writeHead(source === undefined ? 404 : 200, {
              'content-type': 'application/json',
              'cache-control': 'no-store',
            })
            .end(source)
        } catch (error) {
          // A message does not compile; both the browser's console and the terminal show the error.
          server.config.logger.error(String(error))
          response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
        }
      })
    },
    hotUpdate({ file, server }) {
      if (!isTextSource(file)) return
      if (this.environment.name === 'client')
        server.ws.send({ type: 'custom', event: cataloguesChanged })
      return []
    },
  }
}
