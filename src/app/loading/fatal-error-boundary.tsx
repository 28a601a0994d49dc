import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '#platform/browser/chunk-load-error.ts'
import { UnavailableCard, UnavailablePage } from '../pages/unavailable-page.tsx'

/**
 * The last error boundary: shows the unavailable page (1§8), or a card `inside` a layout. A chunk
 * that failed to load is retried without a page reload.
 */
export class FatalErrorBoundary extends Component<
  { inside?: boolean; children: ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null }
  #hasTried = false

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (!this.#isPassing(error)) return
    // The offline page promises to continue when the network is back, which is slightly later than
    // the event.
    this.#hasTried = navigator.onLine
    if (this.#hasTried) setTimeout(this.again, 2_000)
    else addEventListener('online', this.again, { once: true })
  }

  // The focus went with the page, or with the card in its place.
  override componentDidUpdate(_: unknown, { error }: { error: unknown }) {
    if (error !== this.state.error && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }

  /**
   * Returns whether the error is retried automatically: when the network is back, or once while
   * online.
   */
  #isPassing(error: unknown) {
    return error instanceof ChunkLoadError && error.renew && !(this.#hasTried && navigator.onLine)
  }

  readonly again = () => {
    const { renew } = Object(this.state.error) as ChunkLoadError
    if (renew === undefined) return location.reload()
    renew()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const Face = this.props.inside ? UnavailableCard : UnavailablePage
    return (
      <Face trouble={this.#isPassing(error) ? 'offline' : 'unavailable'} onRetry={this.again} />
    )
  }
}
