import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { bookmarkMessages as words } from '../../messages/bookmark.ts'
import { bringMessages } from '../../messages/bring-recipes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import styles from './bring.module.css'
import { FoundRecipes } from './found-recipes.tsx'
import { ReadProblems } from './read-problems.tsx'
import { type PageSource, useHandedPage } from './use-handed-page.ts'
import { useReading } from './use-reading.ts'

/** Opened by the bookmark on a recipe's page, which it hands over. */
export function HandedPage() {
  const handed = useHandedPage()
  if (handed === 'no-opener') return <NoPage />
  if (handed === 'waiting')
    return (
      <PageFrame title={words.title}>
        <Loading label={words.waiting} />
      </PageFrame>
    )
  return <Received page={handed} />
}

function Received({ page: { html, url } }: { readonly page: PageSource }) {
  const navigate = useNavigate()
  const reading = useReading()
  const found = reading.isPending ? [] : (reading.data?.found ?? [])
  const site = url === undefined ? words.unknownSite : new URL(url).host
  return (
    <PageFrame title={words.title} lead={words.from(site)} width="wide">
      <div className={styles.bring}>
        {found.length === 0 && (
          <div className={styles.actions}>
            <p className={styles.soft}>{words.ask}</p>
            <Button
              look="primary"
              loading={reading.isPending}
              onClick={() => reading.mutate({ html, ...(url === undefined ? {} : { url }) })}
            >
              {reading.isPending ? bringMessages.reading : bringMessages.read}
            </Button>
          </div>
        )}
        <ReadProblems reading={reading} onPaste={() => void navigate(paths.pasteRecipe)} />
        {found.length > 0 && (
          <FoundRecipes key={found[0]?.id} found={found} onDone={() => void navigate(paths.ownRecipes)} />
        )}
      </div>
    </PageFrame>
  )
}

function NoPage() {
  return (
    <PageFrame title={words.title}>
      <Notice tone="info" title={words.noPageTitle}>
        {words.noPage}
      </Notice>
      <div className={styles.actions}>
        <ButtonLink look="primary" to={paths.pasteRecipe}>
          {words.paste}
        </ButtonLink>
        <ButtonLink to={paths.ownRecipes}>{words.toRecipes}</ButtonLink>
      </div>
    </PageFrame>
  )
}
