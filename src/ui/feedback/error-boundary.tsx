import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '#platform/browser/chunk-load-error.ts'

type QuietBoundaryProps = {
  readonly onMissing?: () => void
  /** What the member asked for opens again when they ask again, and never by itself. */
  readonly isAsked?: boolean
  /** In its place meanwhile; as a function it gets what tries again. */
  readonly otherwise?: ReactNode | ((again: () => void) => ReactNode)
  readonly children: ReactNode
}

/**
 * Around what a page can do without: when it breaks it is reported, and the page stays, with
 * `otherwise` in its place. What could not be downloaded is no defect: it is shown anew when the
 * network is back, and who has asked for it is told by `onMissing`.
 */
export class ErrorBoundary extends Component<QuietBoundaryProps, { broken: unknown }> {
  override state: { broken: unknown } = { broken: null }
  readonly again = () => {
    const { broken } = this.state
    if (broken instanceof ChunkLoadError) broken.renew?.()
    this.setState({ broken: null })
  }

  static getDerivedStateFromError(thrown: unknown) {
    return { broken: thrown ?? new Error('Something that is no error was thrown.') }
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return reportError(error)
    if (this.props.isAsked !== true) addEventListener('online', this.again, { once: true })
    this.props.onMissing?.()
  }

  override componentWillUnmount() {
    removeEventListener('online', this.again)
  }

  override render() {
    const { otherwise, children } = this.props
    if (this.state.broken === null) return children
    return typeof otherwise === 'function' ? otherwise(this.again) : (otherwise ?? null)
  }
}
