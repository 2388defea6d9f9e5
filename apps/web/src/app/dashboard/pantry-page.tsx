import { PantryTab } from '../../features/pantry/pantry-tab.tsx'
import { ScannerDialog } from '../../features/scanner/scanner-dialog.tsx'

export function PantryPage() {
  return <PantryTab scanner={ScannerDialog} />
}
