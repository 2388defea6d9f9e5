import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { IconBarcode, IconCamera, IconPlus, IconX } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { pantryMessages } from '../../messages/pantry.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TabHeading } from '../../ui/tab-heading.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { AddItemForm } from './add-item-form.tsx'
import { DuplicatesNotice } from './duplicates-notice.tsx'
import { EditItemDialog } from './edit-item-dialog.tsx'
import styles from './pantry.module.css'
import { PantryList } from './pantry-list.tsx'
import { ProductPanel } from './product-panel.tsx'
import { QuickAdd } from './quick-add.tsx'
import { ThrownAway } from './thrown-away.tsx'
import { usePantry } from './use-pantry.ts'
import { useScannedProduct } from './use-scanned-product.ts'
import { useThrowAway } from './use-throw-away.ts'
import waysIn from './ways-in.module.css'

/** Reads codes by camera, picture, keyboard or USB scanner. The USB scanner also works while the dialog is closed. */
type CodeScannerProps = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onCode: (code: string) => void
  /** What to do with the last code; scanning is paused while it is shown. */
  readonly panel: ReactNode
  /** The result of the last code. */
  readonly status: string
}

/** Reads photos into a list that the person reviews before it is added. */
type PhotoReaderProps = {
  readonly onAdd: (items: readonly PantryItem[], text: string) => Promise<boolean>
  readonly onWorking: (isWorking: boolean) => void
  readonly onClose: () => void
}

type PantryTabProps = {
  readonly scanner: ComponentType<CodeScannerProps>
  readonly photoReader: ComponentType<PhotoReaderProps>
  /** The staples, which another feature provides. */
  readonly staples: ReactNode
}

export function PantryTab({ scanner: Scanner, photoReader: PhotoReader, staples }: PantryTabProps) {
  const pantry = usePantry()
  const product = useScannedProduct(pantry)
  const waste = useThrowAway()
  const [isAdding, setIsAdding] = useState(false)
  const [photos, setPhotos] = useState<'closed' | 'open' | 'working'>('closed')
  const [isScanning, setIsScanning] = useState(false)
  const [edited, setEdited] = useState<PantryItem | null>(null)
  const { items, offer } = pantry

  function throwAway(item: PantryItem) {
    pantry.dismissUndo()
    waste.throwAway(item)
  }

  return (
    <>
      <div className={styles.head}>
        <TabHeading lead={pantryMessages.lead}>{pantryMessages.title}</TabHeading>
        <div className={waysIn.ways}>
          <Button
            look={isAdding || photos !== 'closed' ? 'secondary' : 'primary'}
            icon={<IconBarcode size={18} aria-hidden />}
            onClick={() => setIsScanning(true)}
          >
            {pantryMessages.scanBarcode}
          </Button>
          <Button
            icon={<IconCamera size={18} aria-hidden />}
            aria-expanded={photos !== 'closed'}
            disabled={photos === 'working'}
            onClick={() => setPhotos(photos === 'closed' ? 'open' : 'closed')}
          >
            {photos === 'working' ? pantryMessages.processing : pantryMessages.photoScan}
          </Button>
          <Button
            icon={isAdding ? <IconX size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            {isAdding ? pantryMessages.closeForm : pantryMessages.addManually}
          </Button>
        </div>
      </div>
      {photos !== 'closed' && (
        <PhotoReader
          onAdd={pantry.addAll}
          onWorking={(isWorking) =>
            setPhotos((now) => (now === 'closed' ? now : isWorking ? 'working' : 'open'))
          }
          onClose={() => setPhotos('closed')}
        />
      )}
      {isAdding && <AddItemForm onAdd={pantry.add} />}
      {!pantry.isLoading && <QuickAdd onAdd={pantry.addAll} />}
      {pantry.isLoading && <p role="status">{pantryMessages.loading}</p>}
      {!pantry.isLoading && items.length === 0 && (
        <EmptyState icon="canned-food" message={pantryMessages.empty} />
      )}
      <DuplicatesNotice items={items} onMerge={pantry.merge} />
      {items.length > 0 && (
        <PantryList
          items={items}
          onAdjust={pantry.adjust}
          onEdit={setEdited}
          onDelete={pantry.remove}
          onThrowAway={throwAway}
        />
      )}
      <ThrownAway waste={waste} />
      {staples}
      {edited && (
        <EditItemDialog
          item={edited}
          onSave={pantry.edit}
          onThrowAway={() => {
            setEdited(null)
            throwAway(edited)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      <Scanner
        opened={isScanning}
        onClose={() => {
          setIsScanning(false)
          product.forget()
        }}
        onCode={(code) => {
          setIsScanning(true)
          product.see(code)
        }}
        panel={product.step && <ProductPanel step={product.step} actions={product} />}
        status={product.status}
      />
      <UndoBar
        text={isScanning ? undefined : offer?.text}
        onUndo={() => offer && pantry.undo(offer)}
        onDismiss={pantry.dismissUndo}
      />
      <UndoBar text={offer ? undefined : waste.offer?.text} onUndo={waste.undo} onDismiss={waste.dismiss} />
    </>
  )
}
