import { paths } from '../lib/paths.ts'
import { appMessages } from '../messages/app.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'

export function NotFoundPage() {
  return (
    <PageFrame icon="canned-food" title={appMessages.notFoundTitle} lead={appMessages.notFoundText}>
      <div>
        <ButtonLink look="primary" to={paths.home} reloadDocument>
          {appMessages.goHome}
        </ButtonLink>
      </div>
    </PageFrame>
  )
}
