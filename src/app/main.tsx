import { createRoot } from 'react-dom/client'
import { MessagesProvider } from '#i18n/provider.tsx'
import { activate, loadAreas } from '#i18n/catalogue.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
void loadAreas(['common'])
await activate('en-US')
createRoot(root).render(<MessagesProvider><h1>Wellspring</h1></MessagesProvider>)
