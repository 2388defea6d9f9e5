import { IconFileDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { offerFile } from '../../lib/offer-file.ts'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './bring.module.css'
import { fetchExport } from './bring-calls.ts'

const FILE_NAME = 'pennyplate-recipes.zip'

export function ExportRecipes() {
  const pack = useMutation({
    networkMode: 'always',
    mutationFn: async () => offerFile(FILE_NAME, await fetchExport()),
  })
  return (
    <Card title={words.exportTitle}>
      <p className={styles.soft}>{words.exportText}</p>
      {pack.isSuccess && <Notice tone="success">{words.exported}</Notice>}
      {pack.isError && (
        <Notice tone="error" title={words.exportFailed}>
          {explainError(pack.error)}
        </Notice>
      )}
      <div>
        <Button
          icon={<IconFileDownload size={18} aria-hidden />}
          loading={pack.isPending}
          onClick={() => pack.mutate()}
        >
          {pack.isPending ? words.exporting : words.export}
        </Button>
      </div>
    </Card>
  )
}
