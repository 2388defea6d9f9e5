import { IconBookmark, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { bookmarkMessages as words } from '../../messages/bookmark.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { bookmarklet } from './bookmarklet.ts'
import styles from './bring.module.css'

/** A bookmark that opens any page's recipe here. */
export function BookmarkHelp() {
  const link = useRef<HTMLAnchorElement>(null)
  const [said, setSaid] = useState('')
  // React refuses to write such an address.
  useEffect(() => link.current?.setAttribute('href', bookmarklet(window.location.origin)), [])
  async function copy() {
    const copying = navigator.clipboard.writeText(bookmarklet(window.location.origin))
    setSaid(await copying.then(() => words.copied).catch(() => words.notCopied))
  }
  return (
    <Card title={words.helpTitle}>
      <p className={styles.soft}>{words.helpText}</p>
      <p className={styles.soft}>{words.drag}</p>
      <div className={styles.actions}>
        {/* biome-ignore lint/a11y/useValidAnchor: a bookmark is dragged by its link; its address is set above. */}
        <a
          ref={link}
          className={styles.bookmark}
          href="#bookmark"
          onClick={(event) => {
            event.preventDefault()
            setSaid(words.pressed)
          }}
        >
          <IconBookmark size={18} aria-hidden />
          {words.button}
        </a>
        <Button icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <p role="status" className={styles.soft}>
          {said}
        </p>
      </div>
    </Card>
  )
}
