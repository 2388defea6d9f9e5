import { AccountPage } from '../../features/account/account-page.tsx'
import { AccountStatus } from '../../features/settings/account-status.tsx'
import { DeleteProfile } from '../../features/settings/delete-profile.tsx'
import { ExportData } from '../../features/settings/export-data.tsx'
import { LanguageModel } from '../../features/settings/language-model.tsx'
import { OwnerCode } from '../../features/settings/owner-code.tsx'
import { ProfileSummary } from '../../features/settings/profile-summary.tsx'
import { StoredShares } from '../../features/sharing/stored-shares.tsx'
import { LearnedTasteCard } from '../../features/taste/learned-taste-card.tsx'
import { useSession } from '../../lib/session.ts'
import { appMessages } from '../../messages/app.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Card } from '../../ui/card.tsx'
import { TabHeading } from '../../ui/tab-heading.tsx'
import styles from './settings-tab.module.css'
import { ThemeChooser } from './theme-chooser.tsx'

export function SettingsTab() {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  return (
    <>
      <TabHeading>{settingsMessages.title}</TabHeading>
      <div className={styles.columns}>
        <ProfileSummary />
        <div className={styles.stack}>
          <AccountStatus />
          <Card title={appMessages.theme}>
            <p className={styles.soft}>{appMessages.themeHint}</p>
            <ThemeChooser />
          </Card>
        </div>
      </div>
      {me && <LearnedTasteCard userId={me.id} />}
      {me && <OwnerCode userId={me.id} email={me.email} />}
      <LanguageModel />
      <StoredShares />
      <AccountPage />
      {me && (
        <div className={styles.columns}>
          <ExportData userId={me.id} />
          <DeleteProfile me={me} />
        </div>
      )}
    </>
  )
}
