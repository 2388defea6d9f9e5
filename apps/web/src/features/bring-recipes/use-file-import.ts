import type { FileImportAnswer } from '@pennyplate/contract/recipes/import-recipes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { readStoredText, storeText } from '../../lib/browser-storage.ts'
import { userKey, useSession } from '../../lib/session.ts'
import { userStorageKey } from '../../lib/user-storage.ts'
import { cancelImport, fetchImport, sendFile, undoFileImport } from './bring-calls.ts'

const POLL_MS = 1000

/** The import of a file, which this browser remembers, so that a reload goes on watching it. */
export function useFileImport() {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const storageKey = userStorageKey(userId, 'recipe-import')
  const [importId, setImportId] = useState(() => readStoredText(storageKey))
  const client = useQueryClient()
  const queryKey = userKey(userId, 'recipe-import', importId ?? '')

  const watched = useQuery<FileImportAnswer>({
    queryKey,
    enabled: userId !== '' && importId !== null,
    networkMode: 'always',
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.state === 'running' && !isGone(state.error) ? POLL_MS : false,
    queryFn: ({ signal }) => fetchImport(importId ?? '', signal),
  })
  const remember = (id: string | null) => {
    storeText(storageKey, id)
    setImportId(id)
  }
  const send = useMutation({
    networkMode: 'always',
    mutationFn: sendFile,
    onSuccess: async (id) => {
      remember(id)
      undo.reset()
      await client.invalidateQueries({ queryKey: userKey(userId, 'recipe-import', id) })
    },
  })
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => cancelImport(importId ?? ''),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: () => undoFileImport(importId ?? ''),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
  const isKnown = importId !== null && !isGone(watched.error)
  return {
    /** Undefined while it is loaded. */
    report: isKnown ? watched.data : undefined,
    isKnown,
    failure: isKnown ? watched.error : null,
    isFetching: watched.isFetching,
    refetch: () => void watched.refetch(),
    send,
    cancel,
    undo,
    forget: () => {
      remember(null)
      send.reset()
      undo.reset()
    },
  }
}

/** Reports are kept for the last files only. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
