import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './bring.module.css'
import { EarlierImports } from './earlier-imports.tsx'
import { FileImportReport } from './file-import-report.tsx'
import { useFileImport } from './use-file-import.ts'

/** Sends a file of another app, and shows how far it is; also after a reload. */
export function FileImport({ onDone }: { readonly onDone: () => void }) {
  const file = useFileImport()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const { report, send } = file
  const state = report?.state
  const isRunning = state === 'running'
  const canGoOn = state === 'interrupted' || state === 'cancelled'
  const label = canGoOn ? words.chooseSame : state === undefined ? words.chooseFile : words.chooseAnother

  function take(chosen: File) {
    setIsTooLarge(chosen.size > IMPORT_LIMITS.fileBytes)
    if (chosen.size <= IMPORT_LIMITS.fileBytes) send.mutate(chosen)
  }

  return (
    <>
      {file.isKnown && !report && !file.failure && <Loading label={words.counting} />}
      {file.failure && (
        <LoadFailed
          text={`${words.followFailed}. ${explainError(file.failure)}`}
          isRetrying={file.isFetching}
          onRetry={file.refetch}
        />
      )}
      {report && <FileImportReport report={report} file={file} onDone={onDone} />}
      {isTooLarge && (
        <Notice tone="error" title={words.sendFailed}>
          {words.fileTooLarge}
        </Notice>
      )}
      {send.isError && (
        <Notice tone="error" title={words.sendFailed}>
          {explainError(send.error)}
        </Notice>
      )}
      {!isRunning && (
        <div className={styles.sheet}>
          <p className={styles.soft}>{words.fileHint}</p>
          <div>
            <Button
              look={state === 'done' ? 'secondary' : 'primary'}
              icon={<IconFileUpload size={18} aria-hidden />}
              loading={send.isPending}
              onClick={() => input.current?.click()}
            >
              {send.isPending ? words.sending : label}
            </Button>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={words.chooseFile}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              if (chosen) take(chosen)
              currentTarget.value = ''
            }}
          />
        </div>
      )}
      {!isRunning && <EarlierImports shownId={report?.importId} state={state} />}
    </>
  )
}
