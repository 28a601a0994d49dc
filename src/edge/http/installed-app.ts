import { demoDeployment, type Deployment } from '#platform/model/deployment.ts'
import { dialOf } from '#platform/model/support-contact.ts'
import { escaped } from './page-settings.ts'

export const offlinePage = '/offline.html'
export const appManifest = '/manifest.webmanifest'
export const serviceWorker = '/service-worker.js'

/** Puts the brand and its phone number on the page that the service worker shows offline. */
export const offlinePageOf = (html: string, { brandName, supportPhone }: Deployment): string =>
  html
    .replaceAll(dialOf(demoDeployment.supportPhone), dialOf(supportPhone))
    .replaceAll(demoDeployment.supportPhone, escaped(supportPhone))
    .replaceAll(demoDeployment.brandName, escaped(brandName))

/** The size of a PNG file by its header, as the manifest says it; an SVG file has any size. */
const sizesOf = (logo: Buffer, isPng: boolean): string =>
  isPng ? `${logo.readUInt32BE(16)}x${logo.readUInt32BE(20)}` : 'any'

/** The app manifest of the brand; `logo` replaces the icons of the portal. */
export function appManifestOf(
  manifest: string,
  { brandName, brandLogo }: Deployment,
  logo: Buffer | undefined,
  themeColor: string | undefined,
): string {
  const isPng = brandLogo?.endsWith('.png') === true
  return JSON.stringify({
    ...(JSON.parse(manifest) as object),
    name: brandName,
    short_name: brandName,
    ...(themeColor === undefined ? {} : { theme_color: themeColor }),
    ...(logo === undefined
      ? {}
      : {
          icons: [
            {
              src: brandLogo,
              sizes: sizesOf(logo, isPng),
              type: isPng ? 'image/png' : 'image/svg+xml',
            },
          ],
        }),
  })
}
