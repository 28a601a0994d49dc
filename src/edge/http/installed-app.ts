import { demoDeployment, type Deployment } from '#platform/model/deployment.ts'
import { dialOf } from '#platform/model/support-contact.ts'
import { escaped } from './page-settings.ts'

export const offlinePage = '/offline.html'
export const offlineStyles = '/offline.css'
export const appManifest = '/manifest.webmanifest'
export const serviceWorker = '/service-worker.js'

/** Puts the brand and its phone number on the page that the service worker shows offline. */
export const offlinePageOf = (html: string, { brandName, supportPhone }: Deployment): string =>
  html
    .replaceAll(dialOf(demoDeployment.supportPhone), dialOf(supportPhone))
    .replaceAll(demoDeployment.supportPhone, escaped(supportPhone))
    .replaceAll(demoDeployment.brandName, escaped(brandName))

/** The logo as an icon of the manifest: a PNG of the size in its header, or a scalable SVG. */
const iconOf = (src: string, logo: Buffer): object =>
  src.endsWith('.png')
    ? { src, type: 'image/png', sizes: `${logo.readUInt32BE(16)}x${logo.readUInt32BE(20)}` }
    : { src, type: 'image/svg+xml', sizes: 'any' }

/** The app manifest of the brand; `logo` replaces the icons of the portal. */
export function appManifestOf(
  manifest: string,
  { brandName, brandLogo }: Deployment,
  logo: Buffer | null,
  themeColor: string | undefined,
): string {
  return JSON.stringify({
    ...(JSON.parse(manifest) as object),
    name: brandName,
    short_name: brandName,
    ...(themeColor === undefined ? {} : { theme_color: themeColor }),
    ...(brandLogo === null || logo === null ? {} : { icons: [iconOf(brandLogo, logo)] }),
  })
}
