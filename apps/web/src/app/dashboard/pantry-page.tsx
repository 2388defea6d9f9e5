import { Suspense } from 'react'
import { PantryTab } from '../../features/pantry/pantry-tab.tsx'
import { ScannerDialog } from '../../features/scanner/scanner-dialog.tsx'
import { lazyPart, loadedWhenShown } from '../../lib/lazy-part.tsx'
import { Loading } from '../../ui/loading.tsx'

const PhotoPanel = loadedWhenShown(
  async () => (await import('../../features/photo/photo-panel.tsx')).PhotoPanel,
)

export function PantryPage() {
  return <PantryTab scanner={ScannerDialog} photoReader={PhotoReader} staples={<StaplesSection />} />
}

const StaplesSection = lazyPart(
  async () => (await import('../../features/staples/staples-section.tsx')).StaplesSection,
)

/** Loaded when someone scans photos. */
function PhotoReader(props: React.ComponentProps<typeof PhotoPanel>) {
  return (
    <Suspense fallback={<Loading />}>
      <PhotoPanel {...props} />
    </Suspense>
  )
}
