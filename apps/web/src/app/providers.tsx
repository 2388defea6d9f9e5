import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { askAgain } from '../lib/ask-again.ts'
import { watchSession } from '../lib/session.ts'
import { useLazy } from '../lib/when-idle.ts'
import { KitProvider } from './kit-provider.tsx'
import { PartTroubleNotice } from './offline/part-trouble-notice.tsx'

/** Loaded separately, so that no page waits for it. Earlier messages are shown once it is loaded. */
const loadNoticeShelf = async () => (await import('../ui/notice-shelf.tsx')).NoticeShelf

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
})

watchSession(queryClient)

askAgain(queryClient)

export function Providers({ children }: { readonly children: ReactNode }) {
  const { part: NoticeShelf } = useLazy(loadNoticeShelf)
  return (
    <QueryClientProvider client={queryClient}>
      <KitProvider>
        {NoticeShelf && <NoticeShelf />}
        {children}
        <PartTroubleNotice />
      </KitProvider>
    </QueryClientProvider>
  )
}
