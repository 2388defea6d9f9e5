import { useState } from 'react'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import styles from './shopping-tab.module.css'

/** Looks disabled, and explains why when it is pressed. */
export function OrderButton() {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button className={styles.soon} aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        {words.order}
      </Button>
      <Dialog opened={isAsked} title={words.orderTitle} onClose={() => setIsAsked(false)}>
        <p>{words.orderText}</p>
        <DialogActions>
          <Button look="primary" onClick={() => setIsAsked(false)}>
            {words.orderClose}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
