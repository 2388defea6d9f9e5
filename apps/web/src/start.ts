import { requestMeEarly } from './lib/early-request.ts'

requestMeEarly()

/**
 * Lets the browser paint the prerendered page before the app's code keeps it busy. A background tab is never painted, so it
 * starts at once.
 */
const start = () => void import('./main.tsx')
const hasFirstLook = document.getElementById('root')?.hasChildNodes() === true
if (hasFirstLook && !document.hidden) requestAnimationFrame(() => setTimeout(start))
else start()
