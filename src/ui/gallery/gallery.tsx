// The development page of all components; it is not part of the portal. README.md in this folder
// explains how to open it.
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { activate, loadAreas } from '#i18n/catalogue.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import '../tokens/global.css.ts'
import { ChartsPart } from './charts-part.tsx'
import { ComponentsPart } from './components-part.tsx'
import { PublicPart } from './public-part.tsx'
import { ShellPart } from './shell-part.tsx'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const parts: Record<string, () => ReactNode> = {
  charts: ChartsPart,
  components: ComponentsPart,
  public: PublicPart,
  shell: ShellPart,
}
const Part = parts[query.get('part') ?? 'components'] ?? ComponentsPart

const root = document.getElementById('root')
if (!root) throw new Error('The gallery has no root.')
await loadAreas(['ui'])
await activate(query.get('lang') === 'es' ? 'es-US' : 'en-US')
createRoot(root).render(
  <StrictMode>
    <MessagesProvider>
      <BrowserRouter>
        <Part />
      </BrowserRouter>
    </MessagesProvider>
  </StrictMode>,
)
