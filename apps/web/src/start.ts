import { requestMeEarly } from './lib/early-request.ts'
import { preloadLater } from './lib/later-links.ts'
import { toLocalDay } from './lib/local-day.ts'
import { untilLoaded } from './lib/until-loaded.ts'

/** Files of the app arrive no sooner on a slow network. */
const PICTURES_WAIT_MS = 500

requestMeEarly()

const look = todaysLook()
const hasFirstLook = document.getElementById('root')?.hasChildNodes() || look
if (hasFirstLook && !document.hidden) void startBehind(look)
else void start()

/** A look from the server is of the day in the household's time zone, which a traveler has left. */
function todaysLook(): HTMLElement | null {
  const found = document.getElementById('kept-look')
  const { day } = found?.dataset ?? {}
  if (day === undefined || day === toLocalDay(new Date())) return found
  found?.remove()
  return null
}

/**
 * Lets the browser paint the prerendered page before the app's files take its network, and before its code keeps it busy. A background
 * tab is never painted, so it starts at once.
 */
async function startBehind(look: HTMLElement | null): Promise<void> {
  await painted()
  preloadLater()
  // From the server, pictures are loaded at the same time. On later visits the service worker has them.
  if (look?.dataset.day !== undefined) {
    await Promise.race([picturesOf(look), pause(PICTURES_WAIT_MS)])
    await painted()
  }
  await start()
}

async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await pause()
}

async function picturesOf(shown: HTMLElement): Promise<void> {
  const coming = [...shown.querySelectorAll('img')].filter(
    ({ complete, loading }) => !complete && loading !== 'lazy',
  )
  await Promise.all(
    coming.map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve)
          picture.addEventListener('error', resolve)
        }),
    ),
  )
}

/** Runs the largest files one at a time, so that a slow phone can answer in between. */
async function start(): Promise<void> {
  preloadLater()
  await untilLoaded(() => import('react-dom/client'))
  await pause()
  await untilLoaded(() => import('@tanstack/react-query'))
  await pause()
  await untilLoaded(() => import('./lib/session.ts'))
  await pause()
  // The app would ask for the week only after its frame.
  if (look) void import('./app/dashboard/dashboard-page.tsx').catch(() => {})
  await untilLoaded(() => import('./main.tsx'))
}

function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
