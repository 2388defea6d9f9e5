import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/tokens.css'
import './ui/forced-colors.css'
import { openShare } from './features/sharing/open-share.ts'
import { fetchShare } from './features/sharing/share-calls.ts'
import { SharedPage } from './features/sharing/shared-page.tsx'

/** The page of a share link. It loads none of the app, because most visitors have no account. */
const element = document.getElementById('root')
if (element === null) throw new Error('shared.html has no element with id "root"')
const root = createRoot(element)

async function show() {
  render(undefined)
  render(await openShare(location.pathname, { now: new Date(), fetchShare }))
}

function render(opened: Parameters<typeof SharedPage>[0]['opened']) {
  root.render(
    <StrictMode>
      <SharedPage opened={opened} onRetry={() => void show()} />
    </StrictMode>,
  )
}

await show()
