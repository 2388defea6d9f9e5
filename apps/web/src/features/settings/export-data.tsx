import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { offerFile } from '../../lib/offer-file.ts'
import { explainError } from '../../messages/failures.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { collectData } from './collect-data.ts'
import styles from './settings.module.css'
import { StoredSpace } from './stored-space.tsx'

export function ExportData({ userId }: { readonly userId: string }) {
  const store = useDocumentStore()
  const collect = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const now = new Date()
      // Send pending edits first, so that the file includes them.
      await store.forceSyncAll()
      const data = await collectData(callApi, userId, now)
      const file = `pennyplate-${now.toISOString().slice(0, 10)}.json`
      offerFile(file, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
      return file
    },
  })
  return (
    <Card title={settingsMessages.exportTitle}>
      <p className={styles.soft}>{settingsMessages.exportText}</p>
      <StoredSpace userId={userId} />
      {collect.isSuccess && <Notice tone="success">{settingsMessages.exported(collect.data)}</Notice>}
      {collect.isError && (
        <Notice tone="error">{settingsMessages.exportFailed(explainError(collect.error))}</Notice>
      )}
      <div>
        <Button loading={collect.isPending} onClick={() => collect.mutate()}>
          {collect.isPending ? settingsMessages.exporting : settingsMessages.export}
        </Button>
      </div>
    </Card>
  )
}
