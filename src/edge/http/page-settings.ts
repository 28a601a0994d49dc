import { isDeepStrictEqual } from 'node:util'
import { demoDeployment, type Deployment, deploymentElement } from '#platform/model/deployment.ts'

/** The style sheet of the brand's colors, which the edge serves. */
export const brandStyles = '/brand.css'
export const brandLink = `<link rel="stylesheet" href="${brandStyles}">`

/**
 * Adds the deployment to the page, as JSON that no browser runs (#platform/model/deployment.ts),
 * and a link to the brand's colors. The demo without colors adds nothing.
 */
export function pageWithSettings(html: string, deployment: Deployment, hasColors = false): string {
  const json = JSON.stringify(deployment).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${deploymentElement}">${json}</script>`
  const added = [
    hasColors ? brandLink : '',
    isDeepStrictEqual(deployment, demoDeployment) ? '' : element,
  ].join('')
  return ownIcon(html, deployment).replace(/<title>[^<]*<\/title>/, (title) =>
    deployment.brandName === demoDeployment.brandName
      ? title + added
      : `<title>${escaped(deployment.brandName)}</title>${added}`,
  )
}

/** A brand with a logo has it as the icon of its pages, too. */
const ownIcon = (html: string, { brandLogo }: Deployment): string =>
  brandLogo === null
    ? html
    : html
        .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${brandLogo}">`)
        .replace(
          /<link rel="apple-touch-icon"[^>]*>/,
          `<link rel="apple-touch-icon" href="${brandLogo}">`,
        )

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
