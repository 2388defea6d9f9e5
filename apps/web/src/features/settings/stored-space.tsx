import { householdStorageAnswer } from '@pennyplate/contract/accounts/household-storage'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { settingsMessages as words } from '../../messages/settings.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'

const ALMOST_FULL_SHARE = 0.9

/** How much the household stores, and a note before nothing more fits. */
export function StoredSpace({ userId }: { readonly userId: string }) {
  const { data } = useQuery({
    queryKey: ['household-storage', userId],
    queryFn: ({ signal }) =>
      callApi('/api/household/storage', { signal, parse: answerBy(householdStorageAnswer) }),
  })
  if (!data) return null
  const { usedBytes, allowedBytes, isFull } = data
  const isAlmostFull = usedBytes >= allowedBytes * ALMOST_FULL_SHARE
  return (
    <>
      <FactList facts={[[words.stored, words.storedOf(usedBytes, allowedBytes)]]} />
      {(isFull || isAlmostFull) && (
        <Notice tone="info" title={isFull ? words.storageFull : words.storageAlmostFull}>
          {words.storageHelp}
        </Notice>
      )}
    </>
  )
}
