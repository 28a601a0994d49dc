/** The first visible heading of the nearest of these elements that is still on the page. */
export function nearestHeading(chain: readonly Element[]): HTMLElement | undefined {
  return chain
    .filter((one) => one.isConnected)
    .map((one) =>
      [...one.querySelectorAll<HTMLElement>('h1, h2, h3')].find((heading) =>
        heading.checkVisibility(),
      ),
    )
    .find((found) => found !== undefined)
}
