import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/mantine.css'
import './ui/tokens.css'
import './ui/forced-colors.css'
import './ui/kept-look.css'
import { App } from './app/app.tsx'
import { giveWayToApp } from './app/kept-look/give-way-to-app.ts'
import { watchInstallOffer } from './app/offline/install-offer.ts'
import { watchUnsavedWork } from './lib/unsaved-work.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('app.html has no element with id "root"')

watchInstallOffer()
watchUnsavedWork()
giveWayToApp(root)

const app = createRoot(root)
// Rendered in short steps.
startTransition(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
