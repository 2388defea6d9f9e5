import { ProfileWizard } from '../features/profile/profile-wizard.tsx'

export function ProfileSetupPage() {
  return <ProfileWizard mode="setup" />
}

export function ProfileUpdatePage() {
  return <ProfileWizard mode="update" />
}
