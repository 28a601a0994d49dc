import { createHash } from 'node:crypto'
import { type Dirent, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { EdgeConfig } from '../config/edge-config.ts'
import { brandStyleSheet } from '../config/brand-colors.ts'
import { BadConfiguration } from '../config/read-settings.ts'
import {
  appManifest,
  appManifestOf,
  offlinePage,
  offlinePageOf,
  serviceWorker,
} from './installed-app.ts'
import { brandStyles, pageWithSettings } from './page-settings.ts'

/** A file of the built portal in memory, with its compressed variants. */
export interface StaticFile {
  type: string
  cacheControl: string
  etag: string
  body: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
}

export type StaticFiles = ReadonlyMap<string, StaticFile>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** What a deployment changes in the files. */
export type FileSettings = Pick<EdgeConfig, 'deployment' | 'logoFile' | 'brandColors'>

/**
 * Loads the built portal once into memory, by URL path, so that requests touch no disk. The page
 * receives the settings. Throws BadConfiguration for a folder or a logo that cannot be read.
 */
export function loadStaticFiles(
  dir: string,
  { deployment, logoFile, brandColors }: FileSettings,
): StaticFiles {
  const files = new Map<string, StaticFile>()
  const names = entriesOf(dir)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const all = new Set(names)
  for (const name of names) {
    const type = types[extname(name)]
    if (type === undefined || name.split('/').some((part) => part.startsWith('.'))) continue
    const body = readFileSync(join(dir, name))
    files.set(`/${name}`, {
      type,
      cacheControl: cacheControlOf(name),
      etag: etagOf(body),
      body,
      br: all.has(`${name}.br`) ? readFileSync(join(dir, `${name}.br`)) : undefined,
      gzip: all.has(`${name}.gz`) ? readFileSync(join(dir, `${name}.gz`)) : undefined,
    })
  }
  const styles = brandStyleSheet(brandColors)
  if (styles !== '') files.set(brandStyles, newFile('brand.css', Buffer.from(styles)))
  const logo = logoFile === undefined ? undefined : readLogo(logoFile)
  if (logo !== undefined && logoFile !== undefined && deployment.brandLogo !== null)
    files.set(deployment.brandLogo, newFile(logoFile, logo))
  const change = (path: string, changed: (text: string) => string): void => {
    const file = files.get(path)
    if (file) files.set(path, withBody(file, Buffer.from(changed(file.body.toString('utf8')))))
  }
  change(offlinePage, (html) => offlinePageOf(html, deployment))
  change(appManifest, (json) =>
    appManifestOf(json, deployment, logo, brandColors.light['brand.mark']),
  )
  // A browser keeps the offline page until the text of its worker changes.
  change(serviceWorker, (code) => `${code}// ${files.get(offlinePage)?.etag}\n`)
  const page = files.get('/index.html')
  const html = page?.body.toString('utf8') ?? ''
  const changed = pageWithSettings(html, deployment, styles !== '')
  if (page && changed !== html) files.set('/index.html', withBody(page, Buffer.from(changed)))
  return files
}

function entriesOf(dir: string): readonly Dirent[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
  } catch {
    throw new BadConfiguration('staticDir names a folder that cannot be read.')
  }
}

function readLogo(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new BadConfiguration('brand.logo names a file that cannot be read.')
  }
}

/** A page that the edge made itself. */
export function pageFile(html: string): StaticFile {
  return { ...newFile('page.html', Buffer.from(html)), cacheControl: cacheControlOf('.html') }
}

const newFile = (name: string, body: Buffer): StaticFile =>
  withBody(
    {
      type: types[extname(name)] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(''),
      etag: '',
      body,
      br: undefined,
      gzip: undefined,
    },
    body,
  )

const withBody = (file: StaticFile, body: Buffer): StaticFile => ({
  ...file,
  body,
  etag: etagOf(body),
  br: brotliCompressSync(body),
  gzip: gzipSync(body),
})

const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function cacheControlOf(name: string): string {
  if (name.endsWith('.html')) return 'no-store'
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
