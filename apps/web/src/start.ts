import { askEarly } from './lib/early-answer.ts'

askEarly()

/**
 * What the page came with is painted before the app takes the phone for the time it needs to be read and run. A tab in
 * the background is never painted, and starts at once.
 */
const start = () => void import('./main.tsx')
const hasFirstLook = document.getElementById('root')?.hasChildNodes() === true
if (hasFirstLook && !document.hidden) requestAnimationFrame(() => setTimeout(start))
else start()
