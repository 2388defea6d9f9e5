import { doesPasteHelp, problemOfPage, bringMessages as words } from '../../messages/bring-recipes.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { useReading } from './use-reading.ts'

type ReadProblemsProps = {
  readonly reading: ReturnType<typeof useReading>
  /** Left out where the page is pasted already. */
  readonly onPaste: (() => void) | undefined
}

/** Why nothing, or not everything, was read. */
export function ReadProblems({ reading, onPaste }: ReadProblemsProps) {
  if (reading.isPending) return null
  if (reading.isError)
    return (
      <Notice tone="error" title={words.readFailed}>
        {explainError(reading.error)} {words.kept}
      </Notice>
    )
  if (!reading.data) return null
  const { found } = reading.data
  const codes =
    reading.data.codes.length === 0 && found.length === 0 ? ['no-recipe' as const] : reading.data.codes
  if (codes.length === 0) return null
  return (
    <Notice
      tone={found.length === 0 ? 'error' : 'info'}
      title={found.length === 0 ? words.notFound : words.someLeftOut}
      action={onPaste && codes.some(doesPasteHelp) && <Button onClick={onPaste}>{words.pasteInstead}</Button>}
    >
      {codes.map((code) => (
        <p key={code}>{problemOfPage[code]}</p>
      ))}
    </Notice>
  )
}
