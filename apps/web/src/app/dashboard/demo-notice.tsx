import { useServerConfig } from '../../lib/server-config.ts'
import { demoMessages } from '../../messages/demo.ts'
import { Notice } from '../../ui/notice.tsx'

export function DemoNotice() {
  const config = useServerConfig()
  if (!config?.isDemo) return null
  return (
    <Notice tone="info" title={demoMessages.noticeTitle}>
      {demoMessages.notice}
    </Notice>
  )
}
