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
  offlineStyles,
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
  const { brandLogo } = deployment
  const logo =
    brandLogo === null || logoFile === undefined ? null : newFile(logoFile, readLogo(logoFile))
  if (brandLogo !== null && logo !== null) files.set(brandLogo, logo)
  const change = (path: string, changeText: (text: string) => string): void => {
    const file = files.get(path)
    if (file === undefined) return
    const text = file.body.toString('utf8')
    const changed = changeText(text)
    if (changed !== text) files.set(path, withBody(file, Buffer.from(changed)))
  }
  change('/index.html', (html) => pageWithSettings(html, deployment, styles !== ''))
  change(offlinePage, (html) => offlinePageOf(html, deployment))
  change(offlineStyles, (css) => css + styles)
  change(appManifest, (json) =>
    appManifestOf(json, deployment, logo?.body ?? null, brandColors.light['brand.mark']),
  )
  // A browser keeps what it shows offline until the text of its worker changes.
  const offline = [offlinePage, offlineStyles].map((path) => files.get(path)?.etag)
  change(serviceWorker, (code) => `${code}// ${offline.join(' ')}\n`)
  return files
}

function entriesOf(dir: string): readonly Dirent[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
  } catch {
    throw new BadConfiguration('staticDir names a folder that cannot be read.')
  }
}

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')

function readLogo(file: string): Buffer {
  const logo = fileOf(file)
  // The manifest reads its size, from the 24 bytes that every PNG begins with.
  if (file.endsWith('.png') && !(logo.subarray(0, 8).equals(pngStart) && logo.length > 24))
    throw new BadConfiguration('brand.logo names a file that is no PNG.')
  return logo
}

function fileOf(path: string): Buffer {
  try {
    return readFileSync(path)
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
