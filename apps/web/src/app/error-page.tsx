import { appMessages } from '../messages/app.ts'
import { Button } from '../ui/button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'

/** Replaces a page that threw, or whose code could not be loaded after a reload either. */
export function ErrorPage() {
  return (
    <PageFrame icon="cooking" title={appMessages.errorTitle} lead={appMessages.errorText}>
      <div>
        <Button look="primary" onClick={() => window.location.reload()}>
          {appMessages.reload}
        </Button>
      </div>
    </PageFrame>
  )
}
