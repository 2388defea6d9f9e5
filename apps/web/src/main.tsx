import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/mantine.css'
import './ui/tokens.css'
import './ui/forced-colors.css'
import { App } from './app/app.tsx'
import { watchInstallOffer } from './app/offline/install-offer.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('app.html has no element with id "root"')

watchInstallOffer()

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
