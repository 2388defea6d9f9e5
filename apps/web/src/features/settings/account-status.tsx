import type { ServerConfig } from '@pennyplate/contract/accounts/account'
import { paths } from '../../lib/paths.ts'
import { useServerConfig } from '../../lib/server-config.ts'
import { useSession } from '../../lib/session.ts'
import { longDayOfMoment } from '../../messages/day-words.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { useDocument } from '../../store/use-document.ts'
import { AnchorButton } from '../../ui/anchor-button.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'

/** The account's plan, accepted terms, and whether its profile is complete. */
export function AccountStatus() {
  const session = useSession()
  const config = useServerConfig()
  const { value: profile } = useDocument('profile')
  const { value: subscription } = useDocument('subscriptionStatus')
  const { value: acceptance } = useDocument('tosAcceptance')
  const terms = session.status === 'signed-in' ? session.me.publicMetadata : undefined
  const version = acceptance?.tosVersion ?? terms?.tosVersion
  const acceptedAt = acceptance?.tosAcceptedDate ?? terms?.tosAcceptedDate
  const isCompleted = profile?.profileCompleted === true
  return (
    <Card
      title={settingsMessages.statusTitle}
      actions={<AnchorButton href={paths.subscribe}>{settingsMessages.seePremium}</AnchorButton>}
    >
      <FactList
        facts={[
          [settingsMessages.plan, planText(config, subscription)],
          [
            settingsMessages.profileState,
            isCompleted ? settingsMessages.profileCompleted : settingsMessages.profileOpen,
          ],
          ...(profile?.lastUpdated
            ? [[settingsMessages.lastUpdated, longDayOfMoment(profile.lastUpdated)] as const]
            : []),
          [
            settingsMessages.terms,
            version && acceptedAt
              ? settingsMessages.termsAccepted(version, longDayOfMoment(acceptedAt))
              : undefined,
          ],
        ]}
      />
    </Card>
  )
}

/** During the beta everyone has premium (D16). */
function planText(config: ServerConfig | undefined, subscription: string | undefined): string {
  if (config?.billing !== 'live') return settingsMessages.planBeta
  return subscription === 'active' ? settingsMessages.planPremium : settingsMessages.planNone
}
