import '#ui/global.css.ts'
import { createRoot } from 'react-dom/client'
import { loadAreas } from '#i18n/catalogue.ts'
import { currentLanguage, startLanguage } from '#i18n/language.ts'
import { openSession } from '#session/session.ts'
import { App } from './app.tsx'
import { loadPart } from './chunk.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root.')

void loadAreas(['common', 'ui'])
// What fails to load here is said by the screens that wait for it.
void loadPart(() => openSession(currentLanguage)).catch(reportError)
await loadPart(startLanguage)
createRoot(root).render(<App />)
