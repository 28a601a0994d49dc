import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '#platform/browser/chunk-load-error.ts'
import { UnavailableCard, UnavailablePage } from '../pages/unavailable-page.tsx'

/**
 * The last net: a defect, or a part of the portal that is gone, shows the unavailable page instead
 * of nothing (1§8). `inside` a frame it shows the same as a card, and the frame stays. A part that
 * can be downloaded again is, without a reload of what is typed elsewhere.
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
    // The offline page promises to carry on as soon as the network is back, which is a little later
    // than the browser says.
    this.#hasTried = navigator.onLine
    if (this.#hasTried) setTimeout(this.again, 2_000)
    else addEventListener('online', this.again, { once: true })
  }

  /** Is tried again by itself: when the network is back, or once where there seems to be one. */
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
