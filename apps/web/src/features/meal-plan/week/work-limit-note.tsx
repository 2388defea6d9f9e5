import { USUAL_TABLE_LIMITS } from '@pennyplate/domain/profile/table-limits'
import { paths } from '../../../lib/paths.ts'
import { workLimitMessages as words } from '../../../messages/work-limit.ts'
import { useDocument } from '../../../store/use-document.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/notify.ts'
import styles from './work-limit-note.module.css'

/** For a household that answered before answers had a limit of time. Its profile has one once it has read this. */
export function WorkLimitNote() {
  const profile = useDocument('profile')
  const { mealDifficulty, onTableWithin } = profile.value ?? {}
  if (mealDifficulty === undefined || onTableWithin !== undefined) return null

  function understand() {
    profile
      .update((stored) => ({ ...stored, onTableWithin: [...USUAL_TABLE_LIMITS] }))
      .catch(() => notify.error(words.saveFailed))
    // The pressed button goes with the note.
    document.getElementById('main')?.focus()
  }

  return (
    <Notice
      tone="info"
      title={words.title(mealDifficulty)}
      action={
        <div className={styles.actions}>
          <ButtonLink to={paths.profileUpdate}>{words.change}</ButtonLink>
          <Button onClick={understand}>{words.understood}</Button>
        </div>
      }
    >
      {words.text}
    </Notice>
  )
}
