import { failureMessages } from '../messages/failures.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailedProps = {
  readonly text: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Says why loading failed, with a retry button. */
export function LoadFailed({ text, isRetrying, onRetry }: LoadFailedProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button loading={isRetrying} onClick={onRetry}>
          {failureMessages.tryAgain}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
