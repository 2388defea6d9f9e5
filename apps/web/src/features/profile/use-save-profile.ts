import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { userKey } from '../../lib/session.ts'
import { explainFailure } from '../../messages/failures.ts'
import { profileMessages } from '../../messages/profile.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { notify } from '../../ui/notify.ts'
import { saveProfile, type WizardMode } from './save-profile.ts'

type Saving = Readonly<{ userId: string; mode: WizardMode; from: unknown; onSaved: () => void }>

/** Saves and opens the dashboard; on failure nothing changes. */
export function useSaveProfile({ userId, mode, from, onSaved }: Saving) {
  const store = useDocumentStore()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (mine: CompleteProfile) => {
      await saveProfile(callApi, { userId, mode, from, mine, now: new Date() })
      await store.read('profile', { bypassCache: true })
    },
    onSuccess: async () => {
      onSaved()
      // A full page load, so that everything reads the new account state.
      if (mode === 'setup') return window.location.assign(paths.dashboard)
      client.removeQueries({ queryKey: userKey(userId, 'cloud-check') })
      await navigate(paths.dashboard)
      notify.success(profileMessages.saved)
    },
  })
}

/** Why saving failed, if the person can do something about it. */
export function explainSaveFailure(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const [first] = error.details
  return first ? profileMessages.refusedBecause(first.path, first.reason) : explainFailure(error)
}
