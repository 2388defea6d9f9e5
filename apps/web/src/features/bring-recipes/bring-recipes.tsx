import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useChangeSearch } from '../../lib/use-search-parameter.ts'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { AddressForm } from './address-form.tsx'
import { BookmarkHelp } from './bookmark-help.tsx'
import styles from './bring.module.css'
import { ExportRecipes } from './export-recipes.tsx'
import { FileImport } from './file-import.tsx'
import { FoundRecipes } from './found-recipes.tsx'
import { PasteForm } from './paste-form.tsx'
import { PhotoForm } from './photo-form.tsx'
import { ReadProblems } from './read-problems.tsx'
import { useReading } from './use-reading.ts'

const WAYS = ['address', 'paste', 'photo', 'file'] as const
type Way = (typeof WAYS)[number]

type BringRecipesProps = {
  /** From the page address. */
  readonly way: string
  readonly onClose: (to: { readonly mine: boolean }) => void
}

/** Four ways for recipes to come in, and one for them to leave. */
export function BringRecipes({ way: asked, onClose }: BringRecipesProps) {
  const way: Way = WAYS.find((one) => one === asked) ?? 'address'
  // At once: as a transition, the choice would show only when the other way is drawn.
  const change = useChangeSearch({ replace: true, preventScrollReset: true, flushSync: true })
  const [address, setAddress] = useState('')
  const [pasted, setPasted] = useState('')
  const reading = useReading()
  const heading = useRef<HTMLHeadingElement>(null)
  // Move focus to the new heading, for keyboard and screen reader users.
  useEffect(() => heading.current?.focus(), [])
  const choose = (next: Way) => change((after) => after.set('bring', next))
  const toMine = () => onClose({ mine: true })

  return (
    <div className={styles.bring}>
      <div>
        <Button
          look="quiet"
          icon={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => onClose({ mine: false })}
        >
          {words.back}
        </Button>
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.soft}>{way === 'file' ? words.leadOfFile : words.lead}</p>
      </div>
      <Segments
        legend={words.ways}
        value={way}
        options={WAYS.map((one) => ({ value: one, label: words[one] }))}
        onChange={choose}
      />
      {way === 'file' ? (
        <FileImport onDone={toMine} />
      ) : (
        <>
          <div className={styles.sheet}>
            {way === 'address' && <AddressForm address={address} onType={setAddress} reading={reading} />}
            {way === 'paste' && (
              <PasteForm pasted={pasted} onType={setPasted} address={address} reading={reading} />
            )}
            {way === 'photo' && <PhotoForm reading={reading} />}
          </div>
          <ReadProblems reading={reading} onPaste={way === 'address' ? () => choose('paste') : undefined} />
          {reading.data && reading.data.found.length > 0 && !reading.isPending && (
            <FoundRecipes key={reading.data.found[0]?.id} found={reading.data.found} onDone={toMine} />
          )}
        </>
      )}
      {(way === 'address' || way === 'paste') && <BookmarkHelp />}
      <ExportRecipes />
    </div>
  )
}
