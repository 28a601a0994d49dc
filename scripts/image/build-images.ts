import { cpSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { baseImage, buildBaseImage } from './base-image.ts'
import { buildah } from './buildah.ts'

export const imageNames = ['edge', 'teams-bot', 'mock-server'] as const
export type ImageName = (typeof imageNames)[number]

export const imageOf = (name: ImageName): string => `localhost/wellspring/${name}`

/**
 * Builds the images of deploy/Dockerfile from the built portal and servers: they stand in for its
 * stage `build`, which would download all packages again.
 */
export function buildImages(): void {
  buildBaseImage()
  const stage = mkdtempSync(resolve('dist/image-stage-'))
  try {
    copyTo(process.execPath, join(stage, 'usr/local/bin/node'))
    for (const folder of ['dist/servers', 'dist/portal'])
      cpSync(folder, join(stage, 'portal', folder), { recursive: true })
    for (const name of imageNames)
      buildah(
        ...['build', '--quiet', '--file', 'deploy/Dockerfile', '--target', name],
        ...['--tag', imageOf(name), '--build-context', `build=${stage}`],
        ...['--build-arg', `RUNTIME_IMAGE=${baseImage}`, '.'],
      )
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

function copyTo(from: string, to: string): void {
  mkdirSync(join(to, '..'), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    // Another file system.
    cpSync(from, to)
  }
}

/** The size of an image in MB. */
export function megabytesOf(name: ImageName): number {
  const [image] = JSON.parse(buildah('images', '--json', imageOf(name))) as [{ size: string }]
  const [, figure = '0', unit = ''] = /^([\d.]+)\s*(\w+)$/.exec(image.size) ?? []
  return Number(figure) * (unit === 'GB' ? 1_000 : unit === 'KB' ? 0.001 : 1)
}
