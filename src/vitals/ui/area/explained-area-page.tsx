import { PageExplanations } from '../figures/page-explanations.tsx'
import type { AreaDescriptor } from './area-descriptor.ts'
import { AreaPage } from './area-page.tsx'

/**
 * An `AreaPage` with figures: their explanations are one panel, its last row. Logs have no figures
 * and do not load it.
 */
export function ExplainedAreaPage<Area extends AreaDescriptor>({
  children,
  ...page
}: Parameters<typeof AreaPage<Area>>[0]) {
  return (
    <AreaPage {...page}>
      <PageExplanations>{children}</PageExplanations>
    </AreaPage>
  )
}
