import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/mantine.css'
import './ui/tokens.css'
import { App } from './app/app.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('app.html has no element with id "root"')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
