import { Button } from '../../primitives/button.tsx'
import { ScreenOnly } from './print-header.tsx'

/** Prints the page, or saves it as a PDF, through the browser's dialog. */
export function PrintButton({ children }: { children: string }) {
  return (
    <ScreenOnly>
      <Button look="secondary" icon="printer" onClick={() => print()}>
        {children}
      </Button>
    </ScreenOnly>
  )
}
