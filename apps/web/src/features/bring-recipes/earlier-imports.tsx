import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toLocalDay } from '../../lib/local-day.ts'
import { userKey, useSession } from '../../lib/session.ts'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { mediumDay } from '../../messages/day-words.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './bring.module.css'
import { fetchImports, undoFileImport } from './bring-calls.ts'

type EarlierImportsProps = {
  /** The import that has its own report. */
  readonly shownId: string | undefined
  /** Changes when that import ends or is undone. */
  readonly state: string | undefined
}

/** The household's other imports, also of other devices, each with its undo. */
export function EarlierImports({ shownId, state }: EarlierImportsProps) {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const client = useQueryClient()
  const queryKey = userKey(userId, 'recipe-imports')
  const listed = useQuery({
    queryKey: [...queryKey, shownId ?? '', state ?? ''],
    enabled: userId !== '',
    networkMode: 'always',
    retry: false,
    queryFn: ({ signal }) => fetchImports(signal),
  })
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: undoFileImport,
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
  const earlier = (listed.data?.imports ?? []).filter(
    ({ importId, state, added }) => importId !== shownId && state !== 'undone' && added > 0,
  )
  if (earlier.length === 0 && !undo.data) return null
  return (
    <section className={styles.sheet} aria-labelledby="earlier-imports">
      <h3 id="earlier-imports" className={styles.heading}>
        {words.earlier}
      </h3>
      <p role="status">{undo.data && words.undone(undo.data.removed, undo.data.kept)}</p>
      {undo.isError && (
        <Notice tone="error" title={words.actionFailed}>
          {explainError(undo.error)}
        </Notice>
      )}
      <ul className={styles.parts}>
        {earlier.map(({ importId, fileName, added, updatedAt }) => (
          <li key={importId} className={styles.headRow}>
            <span>
              {fileName}
              <span className={styles.beside}>
                {words.earlierFacts(mediumDay(toLocalDay(new Date(updatedAt))), added)}
              </span>
            </span>
            <Button
              aria-label={words.undoImportNamed(fileName)}
              loading={undo.isPending && undo.variables === importId}
              onClick={() => undo.mutate(importId)}
            >
              {words.undoImport}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
