import type { FileImportAnswer } from '@pennyplate/contract/recipes/import-recipes'
import { problemInFile, problemOfPicture, bringMessages as words } from '../../messages/bring-recipes.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './bring.module.css'
import type { useFileImport } from './use-file-import.ts'

type FileImportReportProps = {
  readonly report: FileImportAnswer
  readonly file: ReturnType<typeof useFileImport>
  readonly onDone: () => void
}

/** How far the import of a file is, what it saved, and what it left out. */
export function FileImportReport({ report, file, onDone }: FileImportReportProps) {
  const { state, total, done, added, skipped, pictureless = [] } = report
  const { cancel, undo } = file
  const failure = cancel.error ?? undo.error
  const isUndone = state === 'undone'
  return (
    <section className={styles.sheet} aria-labelledby="import-report">
      <h3 id="import-report" className={styles.name}>
        {words.importOf(report.fileName)}
      </h3>
      {state === 'running' && (
        <div>
          <ProgressBar done={done} total={total ?? 0} />
          <p>{total === null ? words.counting : words.progress(done, total)}</p>
        </div>
      )}
      <div role="status">
        <p className={styles.saved}>
          {isUndone && undo.data ? words.undone(undo.data.removed, undo.data.kept) : words.states[state]}
        </p>
      </div>
      {!isUndone && (
        <p className={styles.counts}>
          <strong>{words.added(added)}</strong>
          {skipped.length > 0 && <span>{words.skipped(skipped.length)}</span>}
          {pictureless.length > 0 && <span>{words.pictureless(pictureless.length)}</span>}
        </p>
      )}
      {!isUndone && skipped.length > 0 && (
        <details open={skipped.length <= 5}>
          <summary className={styles.summary}>{words.whySkipped}</summary>
          <ul className={styles.parts}>
            {skipped.map(({ name, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report only grows at its end, and names repeat
              <li key={at}>
                <strong>{name || words.noName}</strong>{' '}
                <span className={styles.beside}>{problemInFile[reason]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {!isUndone && pictureless.length > 0 && (
        <details>
          <summary className={styles.summary}>{words.whyPictureless}</summary>
          <ul className={styles.parts}>
            {pictureless.map(({ name, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report only grows at its end, and names repeat
              <li key={at}>
                <strong>{name}</strong> <span className={styles.beside}>{problemOfPicture[reason]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {failure && (
        <Notice tone="error" title={words.actionFailed}>
          {explainError(failure)}
        </Notice>
      )}
      <div className={styles.actions}>
        {state === 'running' && (
          <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {cancel.isPending ? words.stopping : words.stop}
          </Button>
        )}
        {state !== 'running' && !isUndone && added > 0 && (
          <>
            <Button look={state === 'done' ? 'primary' : 'secondary'} onClick={onDone}>
              {words.toMine}
            </Button>
            <Button loading={undo.isPending} onClick={() => undo.mutate()}>
              {undo.isPending ? words.undoing : words.undoImport}
            </Button>
          </>
        )}
        {state !== 'running' && (
          <Button look="quiet" onClick={file.forget}>
            {words.forget}
          </Button>
        )}
      </div>
    </section>
  )
}
